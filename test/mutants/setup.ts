import '../harness/properties/fixed-seed.ts';
import '../harness/matchers.ts';
import fc from 'fast-check';

// A test that fails says so at once: the smallest case in which it does is of no use here. And a property that would
// take a minute for each change tries what it can in a second: npm test tries all of its cases.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true, interruptAfterTimeLimit: 1_000 });
