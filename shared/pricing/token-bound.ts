// A tokenizer that works on bytes makes at most one token per byte. Some first normalize or lowercase the text, which
// can make it longer (one Arabic ligature of 3 bytes becomes 33), so the longest form counts. Some add tokens at the
// beginning and the end.
const EDGE_TOKENS = 4;
// A margin for the model's own template, which is not published: tokens for roles and turns.
const CONVERSATION_TOKENS = 64;
// A margin for what a model's template says about tools before it lists them: 530 tokens for Claude 3 Opus, the most of
// the published figures. Nova's is not published.
const TOOL_TEMPLATE_TOKENS = 1_000;
// The largest ratio between the counts of two current tokenizers for the same words, in scripts that both were trained
// on (measured in docs/budget.md).
const SPREAD = 2;
const SPREAD_BEYOND_LATIN = 4;
// Letters of scripts that every model was trained on, and single spaces, which tokenizers usually join to a word.
const TRAINED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]|(?<! ) (?! )/gu;
// The most that a placeholder adds to a text whose tokens were counted before: it replaces counted text, but may cut a
// word in two.
const PLACEHOLDER_TOKENS_MAX = 16;
const LATIN_ONLY = /^[\p{Script=Latin}\P{L}]*$/u;

/**
 * The most tokens that any model can make of any text: one for each byte of its longest form in UTF-8, and a few for
 * its beginning and end.
 */
export function textTokensMax(text: string): number {
  return longestBytes(text) + EDGE_TOKENS;
}

/**
 * The most tokens of a text for which a bound was stored before it got placeholders and, as `added`, further bytes. It
 * is never more than the bound that follows from its bytes; if no bound is stored, it is that one.
 */
export function redactedTokensMax(
  text: string,
  stored: number | null,
  { placeholders, added = 0 }: { readonly placeholders: number; readonly added?: number },
): number {
  const most = textTokensMax(text);
  return stored === null ? most : Math.min(most, stored + added + PLACEHOLDER_TOKENS_MAX * placeholders);
}

/**
 * The most tokens of a whole conversation with one message: its texts, and what the model's template puts around them.
 */
export function conversationTokensMax(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + textTokensMax(text), CONVERSATION_TOKENS);
}

/** The most tokens that a conversation gets from one tool, given its description as JSON. */
export function toolTokensMax(described: string): number {
  return textTokensMax(described) + TOOL_TEMPLATE_TOKENS;
}

/**
 * The most tokens of a passage, derived from the embedding model's count and never more than its bytes. For words in
 * scripts that every model was trained on, the count is doubled, or multiplied by four when they are not all Latin.
 * Everything else, which tokenizers drop, join or split in different ways, counts by its bytes.
 */
export function passageTokensMax(text: string, countedTokens: number): number {
  const spread = LATIN_ONLY.test(text) ? SPREAD : SPREAD_BEYOND_LATIN;
  return Math.min(longestBytes(text), spread * countedTokens + longestBytes(text.replace(TRAINED, ''))) + EDGE_TOKENS;
}

function longestBytes(text: string): number {
  const forms = [text, text.normalize('NFKC'), text.normalize('NFKD')];
  return Math.max(...forms.flatMap((form) => [Buffer.byteLength(form), Buffer.byteLength(form.toLowerCase())]));
}
