// Runs inside the network of own-network.sh, the only place from which the server can be reached. It opens a connection
// whenever the process outside requests one, and passes it on. A connection stays in the network in which it was
// opened. It is JavaScript because it starts with every database, and TypeScript would more than double the time.
import { connect } from 'node:net';

const port = Number(process.argv[2]);

process.on('message', (id) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.once('error', ({ message }) => process.send?.({ id, failure: message }));
  socket.once('connect', () => process.send?.({ id }, socket));
});
process.once('disconnect', () => process.exit());
