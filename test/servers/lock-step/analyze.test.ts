// Guarantee: the stand-in and the product's own code split a text as the deployed analyzer does on a real server,
// whatever its scripts, marks and punctuation. Risk: a word is found locally, but not on AWS.
import { expect, it } from 'vitest';
import { PASSAGE_SCHEMAS, type PassageSchemaVersion } from '../../../shared/search/passage-index-schema.ts';
import { SCHEMA_WORDS } from '../../../shared/search/words/schema-words.ts';
import { analyzerOf, SCHEMA_VERSIONS } from '../../harness/local-cloud/index-analyzer.ts';
import { callOpenSearch } from '../opensearch/make-index.ts';
import { servers } from '../servers.ts';
import { createDraw, type Draw } from './draw.ts';
import { drawWords } from './draw-document.ts';

const TEXTS = 1_000;
// The server analyzes a list of texts as one, with one character between two, and says where in it each word begins.
const AT_ONCE = 100;

// Letters of scripts with their own rules of word breaking, and the marks and signs that occur on and between them.
const SIGNS = [...'한국a1東〆々カกー é😀㈀א’.:·-"\u0301\u00ad', 'foo_bar'];

function drawSigns(draw: Draw): string {
  return draw.many(2 + draw.whole(6), () => draw.one(SIGNS)).join('');
}

function wordsBy(version: PassageSchemaVersion) {
  const { tokenizer, filter } = PASSAGE_SCHEMAS[version].settings.analysis.analyzer.words;
  return {
    standIn: analyzerOf(version),
    code: SCHEMA_WORDS[version],
    async server(texts: readonly string[]): Promise<string[][]> {
      const words: string[][] = texts.map(() => []);
      for (let first = 0; first < texts.length; first += AT_ONCE) {
        const text = texts.slice(first, first + AT_ONCE);
        const { body } = await callOpenSearch(servers().openSearch, 'POST /_analyze', { tokenizer, filter, text });
        const textAt = text.flatMap((one, index) => Array(one.length + 1).fill(first + index));
        for (const { token, start_offset } of body.tokens as { token: string; start_offset: number }[]) {
          words[textAt[start_offset]]?.push(token);
        }
      }
      return words;
    },
  };
}

async function expectSameWords(version: PassageSchemaVersion, texts: readonly string[]): Promise<void> {
  const { standIn, code, server } = wordsBy(version);
  const expected = await server(texts);
  for (const [index, text] of texts.entries()) {
    expect(standIn(text), JSON.stringify(text)).toEqual(expected[index]);
    expect(code(text), JSON.stringify(text)).toEqual(expected[index]);
  }
}

it.each(SCHEMA_VERSIONS)(
  'splits texts of many scripts, with and without spaces, as the server does, by schema version %d',
  async (version) => {
    const draw = createDraw(servers().seed);
    const texts = draw.many(TEXTS, () => draw.one([drawWords(draw, 1 + draw.whole(25)), drawSigns(draw)]));
    await expectSameWords(version, texts);
  },
);

it.each(SCHEMA_VERSIONS)(
  'splits at every Latin, Greek, Cyrillic, Hebrew and Arabic letter to U+06FF as the server does, by schema version %d',
  async (version) => {
    // Characters that Unicode added later are words to the stand-in, and nothing to the server (README).
    const known =
      /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]$/u;
    const characters = Array.from({ length: 0x700 - 0x80 }, (_, i) => String.fromCodePoint(0x80 + i));
    const letters = characters.filter((one) => known.test(one) && !/\p{Cf}/u.test(one));
    expect(letters.length).toBeGreaterThan(1_000);
    await expectSameWords(
      version,
      letters.map((letter) => `a${letter} ${letter}b`),
    );
  },
);
