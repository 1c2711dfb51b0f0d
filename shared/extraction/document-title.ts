import { isContentsName } from './contents-name.ts';

// Shorter or longer texts in a title field are remains of templates or whole abstracts.
const LENGTH_MIN = 2;
const LENGTH_MAX = 200;
// Default titles that programs set, such as "Untitled" or the name of the source file.
const NO_TITLE =
  /^(?:\(?(?:untitled(?: (?:document|form|presentation|site|spreadsheet))?|anonymous)\)?|(?:document|feuille de calcul|présentation) sans titre|(?:unbenannte[rs]?|naamloos|naamloze) \p{L}+|document[oi]? (?:sin título|sem título|senza titolo)|dokument bez tytułu|namnlöst dokument|document\d*|title|unbenannt|sans titre|pr[eä]sentation\d*|(?:book|mappe|sheet|tabelle)\d*|(?:slide|folie|diapositiv[ea]|dia|слайд) \d+|microsoft (?:word|powerpoint|excel)\b.*|.*\.(?:do[ct][xm]?|odt|tex|dvi|pdf|indd|qxd|pptx?|xlsx?|rtf|txt|html?|md))$/iu;
// "PowerPoint Presentation" in the languages of PowerPoint.
const POWERPOINT_TITLE =
  /^(?:powerpoint[ -](?:pr[eéäæ]senta(?:tion|tie|sjon)|プレゼンテーション|演示文稿|簡報|프레젠테이션|sunusu|bemutató)|(?:презентац\p{L}+|παρουσίαση(?: του)?|bản trình bày|งานนำเสนอ|عرض تقديمي في|מצגת של) ?powerpoint|(?:a?pr[eé]sen|prezen)[tz]\p{L}+(?: (?:de|do|di|da|of|i|standard di|programu|aplikace|aplikácie|programa))? powerpoint)$/iu;

/** Returns a title that a person may have written, on one line, or null for a default set by a program. */
export function plausibleTitle(text: string | null | undefined): string | null {
  const title = text?.replace(/\s+/g, ' ').trim() ?? '';
  const isOutside = title.length < LENGTH_MIN || title.length > LENGTH_MAX;
  const isDefault = NO_TITLE.test(title) || POWERPOINT_TITLE.test(title) || isContentsName(title);
  return isOutside || isDefault || !/\p{L}\p{M}*\p{L}/u.test(title) ? null : title;
}
