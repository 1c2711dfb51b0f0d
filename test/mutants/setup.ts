import '../harness/properties/fixed-seed.ts';
import '../harness/matchers.ts';
import fc from 'fast-check';

// A failing test ends immediately, because the smallest failing case is not needed here.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
