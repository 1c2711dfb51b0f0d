// Guarantee: a broken weights file, or one of other features, is refused as unavailable, so that the call answers 503
// and passes nothing on. Risk: a text is read with weights that say nothing, and names stay.
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { FEATURES_VERSION } from '../../../../shared/privacy/tagger/model.ts';
import file from '../../../../shared/privacy/tagger/weights.json' with { type: 'json' };
import { modelOf, readerModel } from '../../../../shared/privacy/tagger/weights.ts';

const refusal = expect.objectContaining({ name: 'ServiceError', code: 'unavailable', cause: 'reader_weights' });

it('reads the weights of the product', () => {
  expect(modelOf(file).rows.some((row) => row !== modelOf(file).rows[0])).toBe(true);
  expect(readerModel()).toBe(readerModel());
});

it.each([
  ['of another version', { version: FEATURES_VERSION + 1 }],
  ['that are no archive', { rows: 'bm90IGFuIGFyY2hpdmU=' }],
  ['that end too early', { rows: file.rows.slice(0, file.rows.length >> 1) }],
  ['without rows', { rows: '' }],
  ['with trees that are no archive', { trees: 'bm90IGFuIGFyY2hpdmU=' }],
  ['with a part of a tree', { trees: brotliCompressSync(Buffer.alloc(31)).toString('base64') }],
  [
    'with trees that ask for facts that nobody reads',
    { trees: brotliCompressSync(Buffer.alloc(62, 0xff)).toString('base64') },
  ],
  ['of another size', { rowBits: 2 }],
  ['of no size', { rowBits: 0 }],
  ['without a unit', { unit: 0 }],
  ['without a transition', { transitions: file.transitions.slice(1) }],
  ['without a threshold', { thresholds: { ...file.thresholds, PERSON: 0 } }],
  ['with a threshold that nothing reaches', { thresholds: { ...file.thresholds, USERNAME: 1 } }],
])('refuses weights %s', (_, change) => {
  expect(() => modelOf({ ...file, ...change })).toThrow(refusal);
});

it('is at most 600 kB', () => {
  expect((file.rows.length + file.trees.length) * 0.75).toBeLessThan(600_000);
});
