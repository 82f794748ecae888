// The boardgame.io server: node server.mjs memory | node server.mjs FOLDER
// Prints {"port": …} when it is up.
import { createRequire } from "node:module";
import { game } from "./game.mjs";

const { Server, FlatFile } = createRequire(import.meta.url)("boardgame.io/server");

const storage = process.argv[2];
const server = Server({
  games: [game],
  origins: [/^http:/],
  ...(storage !== "memory" && { db: new FlatFile({ dir: storage }) }),
});
const { appServer } = await server.run({ port: 0 });
console.log(JSON.stringify({ port: appServer.address().port }));
