// A tokenizer that works on bytes makes at most one token of each byte. Some first bring a text into a normal form or
// into lower case, which can make it longer (one Arabic ligature of 3 bytes becomes 33), so the longest form counts.
// And some begin and end a text with tokens of their own.
const EDGE_TOKENS = 4;
// What the model's own template, which is not published, puts between the parts of a conversation (roles, turns).
const CONVERSATION_TOKENS = 64;
// How far apart two current tokenizers are on the same words of a script that both were trained on; measured in
// docs/budget.md.
const SPREAD = 2;
const SPREAD_BEYOND_LATIN = 4;
const TRAINED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]|(?<! ) (?! )/gu;
const LATIN_ONLY = /^[\p{Script=Latin}\P{L}]*$/u;

/**
 * The most tokens that any model can make of a text, whatever its content: the bytes of UTF-8 in its longest form, and
 * a few for its edges.
 */
export function textTokensMax(text: string): number {
  return longestBytes(text) + EDGE_TOKENS;
}

/**
 * The most tokens of a whole conversation with one message: its texts by their bytes, and what the model's template
 * puts around them.
 */
export function conversationTokensMax(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + textTokensMax(text), CONVERSATION_TOKENS);
}

/**
 * The most tokens of a passage, from what the embedding model counted of it: never above its bytes. Letters of scripts
 * that every model was trained on count twice (beyond Latin four times) what was counted; everything else, which
 * tokenizers drop, join or split in different ways, counts by its bytes.
 */
export function passageTokensMax(text: string, countedTokens: number): number {
  const spread = LATIN_ONLY.test(text) ? SPREAD : SPREAD_BEYOND_LATIN;
  return Math.min(longestBytes(text), spread * countedTokens + longestBytes(text.replace(TRAINED, ''))) + EDGE_TOKENS;
}

function longestBytes(text: string): number {
  const forms = [text, text.normalize('NFKC'), text.normalize('NFKD')];
  return Math.max(...forms.flatMap((form) => [Buffer.byteLength(form), Buffer.byteLength(form.toLowerCase())]));
}
