// Plays on a boardgame.io server as fast as it goes: node load.mjs PORT MATCHES SECONDS
// Prints how many moves the other player has seen in that time, how many matches have ended,
// and the CPU time of this process.
import { io } from "socket.io-client";
import { NAME } from "./game.mjs";

const WARM_UP = 2; // seconds
const MARKET = 5;
const [port, matches, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const result = { moves: 0, games: 0 };
let counting = false;

async function post(path, body) {
  const answer = await fetch(`${url}/games/${NAME}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Player {
  constructor(seat) {
    this.seat = seat;
    this.socket = io(`${url}/${NAME}`, { transports: ["websocket"], forceNew: true });
    this.socket.on("update", (_match, state) => this.see(state));
  }

  async join(match, onOver) {
    this.match = match;
    this.onOver = onOver;
    const joined = await post(`${match}/join`, { playerID: this.seat, playerName: `Player ${this.seat}` });
    this.credentials = joined.playerCredentials;
    const here = new Promise((done) => this.socket.once("matchData", done)); // the server lists us now
    const synced = new Promise((done) => this.socket.once("sync", (_match, info) => done(info.state)));
    this.socket.emit("sync", match, this.seat, this.credentials, 2);
    await here;
    return synced;
  }

  see(state) {
    if (this.moved) this.moved = false; // our own move comes back first
    else if (counting) result.moves += 1;
    if (state.ctx.gameover) this.onOver();
    else if (state.ctx.currentPlayer === this.seat) this.move(state._stateID);
  }

  move(stateID) {
    this.moved = true;
    const payload = {
      type: "draw",
      args: [Math.floor(Math.random() * MARKET)],
      playerID: this.seat,
      credentials: this.credentials,
    };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, this.match, this.seat);
  }
}

// One match after the other for two players, who keep their sockets.
async function playOn(players) {
  const { matchID } = await post("create", { numPlayers: 2 });
  let left = players.length;
  const onOver = () => {
    left -= 1;
    if (left === 0) {
      if (counting) result.games += 1;
      playOn(players);
    }
  };
  let state;
  for (const player of players) state = await player.join(matchID, onOver); // at once, one would be lost
  players.find((player) => player.seat === state.ctx.currentPlayer).move(state._stateID);
}

const wait = (time) => new Promise((done) => setTimeout(done, time * 1000));

await Promise.all(Array.from({ length: matches }, () => playOn([new Player("0"), new Player("1")])));
await wait(WARM_UP);
counting = true;
const [start, cpu] = [performance.now(), process.cpuUsage()];
console.log("counting");
await wait(seconds);
counting = false;
const used = process.cpuUsage(cpu);
result.seconds = (performance.now() - start) / 1000;
result.cpu = (used.user + used.system) / 1e6;
console.log(JSON.stringify(result));
process.exit(0);
