import fc from 'fast-check';

// Loaded before every test file: a property test tries the same cases in every run, so that no run fails by chance. New
// seeds are drawn by npm run simulate, and by test:servers, fuzz:contract and soak with --seed random.
const SEED = 20_261_120;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED, defaultSizeToMaxWhenMaxSpecified: true });
