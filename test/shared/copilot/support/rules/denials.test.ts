// Guarantee: in ten languages, what a source denies by a verb ("lacks", "rejected", "has stopped", "waives", "expires")
// may be repeated with a negation and must not be affirmed. Risk: "does not accept" is refused although the source says
// "rejects", or "accepts" passes.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectSupport, outcomesFor } from './sentence-rows.fixture.ts';

expectSupport(join(import.meta.dirname, 'denials.txt'));

it.each([
  ['The offer expires on 3 May.', 'The offer is valid until 3 May.'],
  ['The valve prevents accidents with steam.', 'The valve protects against accidents with steam.'],
  ['Parking is free for guests.', 'Guests pay nothing for parking.'],
])('the source "%s" leaves its paraphrase "%s" to the judge', (source, sentence) => {
  expect(outcomesFor(sentence, source, 'en')).toEqual(['open']);
});
