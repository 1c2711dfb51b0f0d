// Bundled in place of `node:http`. An `import` of that module reads all of its exports, and reading `WebSocket` loads
// Node's whole client for `fetch`, which no cold start needs. This way, an export is read only where it is used.
module.exports = process.getBuiltinModule('node:http');
