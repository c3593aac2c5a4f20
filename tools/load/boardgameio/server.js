// The server in memory, its default, or (with a folder) with the storage on disk that it brings along.
const { FlatFile, Server, Origins } = require("boardgame.io/server");
const { Game } = require("./game");

const [folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [Game], origins: [Origins.LOCALHOST], ...storage });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});
