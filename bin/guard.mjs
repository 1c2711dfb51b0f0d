// Runs before every npm script, on whatever Node the machine has: plain JavaScript, no imports of packages.
const MAJOR_MIN = 22;
const MINOR_MIN = 18;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const recent = major > MAJOR_MIN || (major === MAJOR_MIN && minor >= MINOR_MIN);

if (!recent) {
  process.stderr.write(
    [
      `This project needs Node ${MAJOR_MIN}.${MINOR_MIN} or newer; this is ${process.versions.node} on ${process.platform}-${process.arch}.`,
      'npm ci installs the right one beside the project for Linux, macOS and Windows (x64 and arm64).',
      'Either it has not run, or it ran with --omit=optional, or this platform has no packaged Node:',
      '  1. run: npm ci',
      '  2. if that does not help, install Node 24 yourself and run the command again.',
      '',
    ].join('\n'),
  );
  process.exit(1);
}
