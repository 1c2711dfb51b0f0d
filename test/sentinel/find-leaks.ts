import { findTexts } from './find-texts.ts';

/** A value that must not leave the service, and what it is. */
export interface Sentinel {
  readonly name: string;
  readonly kind: SentinelKind;
  readonly value: string;
}

/** The kind of a value, which decides where it may be stored. */
export type SentinelKind = 'key' | 'token' | 'mac' | 'pepper' | 'question' | 'document' | 'person' | 'address' | 'name';

/** A captured text, and where it was captured. */
export interface Sink {
  readonly sink: string;
  readonly text: string;
}

// Every piece of 17 characters or more contains one of these fragments whole.
const FRAGMENT_LENGTH = 12;
const FRAGMENT_STEP = 6;

/**
 * Finds every sentinel, and every piece of one of at least 18 characters, that a sink contains: as it is, in upper or
 * lower case, in base64 or hex, or escaped for a URL, HTML or JSON. Each finding is `what in where as form`.
 */
export function findLeaks(sentinels: readonly Sentinel[], sinks: readonly Sink[]): string[] {
  const haystacks = sinks.map(({ sink, text }) => ({ sink, text, folded: text.toLowerCase() }));
  const whole = haystacks.map(({ text }) => text).join('\n');
  const wholeFolded = whole.toLowerCase();
  const needles = sentinels.flatMap(({ name, value }) => needlesOf(value).map((needle) => ({ name, ...needle })));
  // First a single pass over everything, because nearly none of the needles occurs anywhere.
  const shortest = Math.min(...needles.map(({ needle }) => needle.length));
  const searchFor = (isFolded: boolean, text: string) =>
    findTexts(
      needles.filter((each) => each.isFolded === isFolded).map(({ needle }) => needle),
      text,
      shortest,
    );
  const [inText, inFolded] = [searchFor(false, whole), searchFor(true, wholeFolded)];
  const held = needles.filter(({ needle, isFolded }) => (isFolded ? inFolded : inText).has(needle));
  const findings = new Set<string>();
  for (const { name, form, needle, isFolded } of held) {
    const found = haystacks.filter(({ text, folded }) => (isFolded ? folded : text).includes(needle));
    for (const { sink } of found) {
      findings.add(`${name} in ${sink} as ${form}`);
    }
  }
  return [...findings].sort();
}

interface Needle {
  readonly form: string;
  readonly needle: string;
  readonly isFolded: boolean;
}

function needlesOf(value: string): Needle[] {
  const needles = piecesOf(value).flatMap((piece) => [
    ...textForms(piece).map(([form, text]) => ({ form, needle: text.toLowerCase(), isFolded: true })),
    ...base64Forms(piece).map((needle) => ({ form: 'base64', needle, isFolded: false })),
  ]);
  const distinct = new Map(needles.map((needle) => [`${needle.isFolded}${needle.needle}`, needle]));
  return [...distinct.values()];
}

// The whole value and overlapping pieces of it: a truncated line or a partial quotation is a leak, too.
function piecesOf(value: string): string[] {
  const pieces = [value];
  for (let from = 0; from + FRAGMENT_LENGTH <= value.length; from += FRAGMENT_STEP) {
    pieces.push(value.slice(from, from + FRAGMENT_LENGTH));
  }
  return pieces;
}

function textForms(text: string): [form: string, text: string][] {
  const json = JSON.stringify(text).slice(1, -1);
  const ascii = json.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const url = encodeURIComponent(text.isWellFormed() ? text : text.toWellFormed());
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return [
    ['it is', text],
    ['JSON', json],
    ['JSON in JSON', JSON.stringify(json).slice(1, -1)],
    ['JSON in ASCII', ascii],
    ['URL', url],
    ['a form field', url.replaceAll('%20', '+')],
    ['URL in URL', encodeURIComponent(url)],
    ['HTML', html],
    ['hex', Buffer.from(text).toString('hex')],
  ];
}

// In base64, a text has one of three forms, depending on its offset; characters that also depend on its neighbors are
// left out.
function base64Forms(text: string): string[] {
  const bytes = Buffer.from(text);
  const forms = [0, 1, 2].flatMap((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const from = Math.ceil((shift * 8) / 6);
    const until = Math.floor(((shift + bytes.length) * 8) / 6);
    const own = encoded.slice(from, until);
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return forms.filter((form) => form.length >= 8);
}
