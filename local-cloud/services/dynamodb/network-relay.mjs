// Runs inside the network of own-network.sh, where alone the server can be reached: opens a connection whenever the
// process outside asks for one, and hands it over. A connection stays in the network in which it was opened. It is
// JavaScript because it starts with every database: with types it would take more than twice the time.
import { connect } from 'node:net';

const port = Number(process.argv[2]);

process.on('message', (id) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.once('error', ({ message }) => process.send?.({ id, failure: message }));
  socket.once('connect', () => process.send?.({ id }, socket));
});
process.once('disconnect', () => process.exit());
