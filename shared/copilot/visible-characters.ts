const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

// Three kinds of invisible characters change what a reader sees, and are kept one at a time: a joiner after a letter of
// a script that spells with it (Persian, the Indic scripts), a selector after a pictograph, and a joiner between two
// pictographs. None is kept right after an ASCII character, so that no tag or address can be hidden with them.
const KEPT_OR_HIDDEN =
  /((?<=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}])[\u200c\u200d]|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=\p{Extended_Pictographic}\ufe0f|[\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic}))|[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\ufff9-\ufffb]|(?![\n\t])\p{Cc}/gu;

/**
 * Returns a text without the characters that a reader cannot see: control characters, bidirectional controls, variation
 * selectors and everything with Unicode's property Default_Ignorable_Code_Point. The result is well-formed, and its
 * line ends are `\n`.
 */
export function visibleCharacters(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replace(KEPT_OR_HIDDEN, (_, kept?: string) => kept ?? '');
}
