import fc from 'fast-check';

// Set up before every test file: a property test tries the same cases in every run, so that a failure is never a matter
// of luck. npm run simulate draws new seeds, and so does
// --seed random of test:servers, fuzz:contract and soak.
const SEED = 20_261_120;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED, defaultSizeToMaxWhenMaxSpecified: true });
