// Words for numbered parts, classes and steps, which many documents number with Roman numerals.
const LABEL =
  /^(?:class|classe|clase|klasse|klass|klasa|klasy|phase|fase|faza|fazy|fas|annex|annexe|anhang|anlage|anexo|allegato|bijlage|bilaga|zalacznik|appendix|chapter|chapitre|kapitel|capitulo|capitolo|hoofdstuk|rozdzial|type|typ|tipo|typu|part|partie|teil|parte|deel|del|czesc|title|titre|titel|titolo|titulo|volume|band|tome|tomo|tom|level|stufe|niveau|nivel|livello|niva|stage|etappe|etape|etapa|etap|step|grade|group|gruppe|groupe|grupo|gruppo|groep|grupp|grupa|grupy|category|kategorie|categorie|categoria|kategori|kategoria|section|abschnitt|seccion|sezione|table|tabelle|tableau|tabla|tabella|zone|zona|block|bloc|lot|los|article|artikel|articulo|articolo|artigo|artykul|book|buch)$/;
// Up to 39. A single X, like C and D, is more often a letter.
const NUMERAL = /^(?!X$)X{0,3}(?:IX|IV|V?I{0,3})$/;
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** Returns the value of a Roman numeral after a word such as "phase" or "annex"; null for any other word. */
export function romanNumeral(text: string, before: string): number | null {
  if (!/^[IVX]+$/.test(text) || !NUMERAL.test(text) || !LABEL.test(before)) {
    return null;
  }
  const digits = Array.from(text, (letter) => VALUES[letter] as number);
  return digits.reduce((sum, digit, at) => (digit < (digits[at + 1] ?? 0) ? sum - digit : sum + digit), 0);
}
