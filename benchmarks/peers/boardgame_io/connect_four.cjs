// Random games of connect four on boardgame.io's headless client, in CPU time of this process.
// Usage: NODE_PATH=…/node_modules node connect_four.cjs SECONDS  ->  {"units": games, "seconds": CPU}
"use strict";
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const COLUMNS = 7, ROWS = 6;
const LINES = [[1, 0], [0, 1], [1, 1], [1, -1]];

function wins(columns, column, row) {
  const stone = columns[column][row];
  const run = (dc, dr) => {
    let length = 0;
    for (let c = column + dc, r = row + dr; columns[c]?.[r] === stone; c += dc, r += dr) length++;
    return length;
  };
  return LINES.some(([dc, dr]) => run(dc, dr) + run(-dc, -dr) >= 3);
}

const connectFour = {
  setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []), winner: null, stones: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      const stones = G.columns[column];
      if (!stones || stones.length === ROWS) return INVALID_MOVE;
      stones.push(playerID);
      G.stones += 1;
      if (wins(G.columns, column, stones.length - 1)) G.winner = playerID;
    },
  },
  endIf: ({ G }) => {
    if (G.winner !== null) return { winner: G.winner };
    if (G.stones === COLUMNS * ROWS) return { draw: true };
  },
};

const client = Client({ game: connectFour, numPlayers: 2, debug: false });
client.start();

function randomGame() {
  client.reset();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const open = [];
    for (let c = 0; c < COLUMNS; c++) if (state.G.columns[c].length < ROWS) open.push(c);
    client.moves.drop(open[Math.floor(Math.random() * open.length)]);
  }
}

function games(seconds) {
  const start = process.cpuUsage();
  for (let units = 0; ; ) {
    randomGame();
    units++;
    const { user, system } = process.cpuUsage(start);
    if (user + system >= seconds * 1e6) return { units, seconds: (user + system) / 1e6 };
  }
}

const seconds = Number(process.argv[2]);
games(seconds / 2); // lets the compiler warm up
console.log(JSON.stringify(games(seconds)));
