// How people name a kind of error, in the languages of the replies. A label may begin with the kind, or name it in a
// sentence; it belongs to the kind that it names first.
const KINDS: readonly (readonly [kind: string, named: RegExp])[] = [
  ['negation', /negat|n[eé]gac|négat|negaz|verneint|verneinung|ontken|zaprzecz|nekande|否/],
  [
    'role',
    /\brole|rôle|\broll|\brol\b|papel|ruol|papéis|\bwho|person|payer|\bparty|passiv|pasiva|\bwer\b|\bchi\b|角色/,
  ],
  ['condition', /condit|condic|condiz|bedingung|voorwaarde|warun|villkor|条件/],
  ['exception', /except|excepci|ausnahme|eccez|uitzonder|wyją|undantag/],
  [
    'table',
    /\brow|column|table|zeile|spalte|\bfila|ligne|colonne|riga|\brij|kolom|kolumn|linha|wiersz|neighbour|nachbar|voisin|vicin/,
  ],
  ['unit', /unit|currenc|einheit|währung|unidad|moneda|unité|devise|valuta|eenheid|jednost|walut|enhet|单位/],
  [
    'time',
    /period|\bdate|tense|before|\border|until|frist|datum|zeitlich|fecha|orden|ordre|avant|délai|tiempo|termijn|volgorde|temps|kolejno/,
  ],
  [
    'bound',
    /compar|bound|min\/max|at least|at most|limit|límite|threshold|schwelle|grenz|grens|borne|tramo|vergleich|soglia|granic/,
  ],
  [
    'number',
    /number|amount|percent|total|\bsum\b|betrag|zahl|cantidad|importe|montant|nombre|importo|numero|bedrag|getal|somma|\bsom\b/,
  ],
  ['scope', /quantif|scope|general|\bonly|\ball\b|umfang|alcance|portée|ambito|omvang|verallgemein/],
  ['modality', /modal|\bmay\b|\bmust|muss|kann|\bmoet|possib|decided|planned/],
  ['invented', /invent|erfund|verzonn|wymy|detail/],
  ['cause', /cause|reason|grund\b|causa|motivo|oorzaak/],
  ['name', /\bname|noun|product|namen|\bnom\b|nombre propio/],
  ['reversed', /opposite|swap|revers|vertausch|verwissel|intercambi|scambi|invers|exchang/],
  ['quote', /quot|\bmark\b/],
];

/** The kind of error that the label of a wrong reply names first; `other` if it names none. */
export function errorKind(why: string): string {
  const label = why.toLowerCase();
  const found = KINDS.map(([kind, named]) => ({ kind, at: label.search(named) })).filter(({ at }) => at !== -1);
  return found.sort((a, b) => a.at - b.at)[0]?.kind ?? 'other';
}
