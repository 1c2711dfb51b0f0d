import '../harness/properties/fixed-seed.ts';
import '../harness/matchers.ts';
import fc from 'fast-check';

// A test that fails says so at once: the smallest case in which it does is of no use here.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
