const { Server, Origins } = require("boardgame.io/server");
const { Game } = require("./game");

const server = Server({ games: [Game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});
