/** A reply as the input of the product's tool. */
interface ReplyInput {
  readonly quotes: readonly { readonly excerpt: number; readonly text: string }[];
  readonly verdict: string;
  readonly sentences: readonly { readonly text: string; readonly excerpts: readonly number[] }[];
  readonly missing?: string;
}

const REPLY =
  /^(?<quoted>(?:QUOTE \[\d+\]: [\s\S]*?\n)?)VERDICT: (?<verdict>[a-z]+)(?:\nANSWER: (?<said>[\s\S]*?))?(?:\nMISSING: (?<missing>.*))?$/;
const QUOTE = /^QUOTE \[(\d+)\]: /m;
// Between a sentence with its mark and the next one.
const NEXT_SENTENCE = /(?<=\[\d+\][.!?…。！？]+["'”’)]*)\s+/u;
const LAST_MARKS = /^(?<text>[^[]*?)\s*(?<marks>(?:\[\d+\])+)(?<end>[^\p{L}\p{N}[\]]*)$/u;

/**
 * Puts a reply that is written in lines into the fields of the product's tool; null if it does not have their form.
 * Marks within a sentence stay there, and those at its end become the numbers of its excerpts.
 */
export function replyInput(reply: string): ReplyInput | null {
  const { quoted = '', verdict, said = '', missing } = REPLY.exec(reply)?.groups ?? {};
  if (verdict === undefined) {
    return null;
  }
  const [, ...parts] = quoted.split(QUOTE);
  const quotes = parts.flatMap((part, i) =>
    i % 2 === 1 ? [{ excerpt: Number(parts[i - 1]), text: part.trim() }] : [],
  );
  const sentences = said
    .split('\n')
    .flatMap((line) => line.split(NEXT_SENTENCE))
    .filter((sentence) => sentence.trim() !== '')
    .map(apart);
  return { quotes, verdict, sentences, ...(missing === undefined ? {} : { missing }) };
}

function apart(sentence: string) {
  const { text, marks = '', end = '' } = LAST_MARKS.exec(sentence)?.groups ?? {};
  const excerpts = Array.from(marks.matchAll(/\d+/g), ([n]) => Number(n));
  return text === undefined ? { text: sentence, excerpts } : { text: `${text}${end}`, excerpts };
}
