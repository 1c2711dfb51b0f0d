import type { ScannedText } from '../text/scanned-text.ts';
import { type FieldKind, fieldKindOf, isRoleLabel, isThingLabel, labelWords } from '../text/tables/labels.ts';
import type { TextRange } from '../text/text-range.ts';
import { type LabeledValue, labeledValues, VALUE_MAX } from './labeled-values.ts';

/** A value, and what its label says about it. */
export interface Field extends TextRange {
  readonly kind: FieldKind;
  /** The words of its label, folded: for a cell, those of the column heading, which may be far above it. */
  readonly label: string;
  /** Whether the labels around it describe a person. */
  readonly isPersonal: boolean;
  /** Whether one of those labels is for the person's own name or, outside tables, for the person's birth. */
  readonly isRecord: boolean;
  /** Whether it is a table cell or a quoted value, which contains nothing but the value. */
  readonly isWhole: boolean;
}

// Labels have up to four words, and two more may come before them, such as "his new".
const LABEL_WORDS_MAX = 6;
// The characters of about two lines: the fields of one person are close together, and those of the next person follow.
const RECORD_LENGTH_MAX = 160;
// The fields of one record; it limits the work where a page is one row of labels.
const NEIGHBORS_MAX = 8;
const PERSONAL: ReadonlySet<FieldKind | undefined> = new Set([
  'person',
  'phone',
  'address',
  'birth',
  'national',
  'passport',
  'card',
]);
const MAIL = /\b(?:mail|email|courriel|correo|mejl|epost)\b/;
// A customer with a contact person is a firm: "Kunde | Ansprechpartner".
const CONTACT =
  /^(?:referente|contact(?: person| name)?|contactpersoon|kontaktperson|ansprechp(?:artner(?:in)?)?|interlocuteur|osoba kontaktowa|(?:persona|pessoa) de contacto|contatt[oi]|contact[oe]|kontakt)$/;
const CUSTOMER =
  /^(?:client[ei]?|customer|cust|kunde|empfanger|kund|klant|odbiorca|klient|destinatari[oa]|destinataire|recipient|consignee|mottagare|ontvanger)$/;
// Columns that only lists of goods, rooms, machines and animals have.
const OF_GOODS =
  /^(?:sku|ean|upc|gtin|isbn|(?:article|item|part) (?:no|number)|product id|stock|in stock|(?:unit |list )?price|bin|capacity|artikel ?nr|artikelnummer|(?:lager)?bestand|(?:einzel|listen)?preis|kapazitat|prix(?: ht| ttc| unitaire)?|capacite|existencias|precio(?: unitario)?|aforo|capacidad|giacenza|scorta|prezzo(?: unitario)?|capienza|voorraad|(?:stuks)?prijs|capaciteit|preco(?: unitario)?|lotacao|capacidade|cena(?: netto| brutto)?|stan magazynowy|pojemnosc|lagersaldo|(?:styck)?pris|kapacitet|species|breed|tierart|rasse|espece|race|especie|raza|diersoort|ras|raca|gatunek|rasa|djurslag)$/;
const PART_OF_NAME =
  /^(?:first ?name|forename|given name|surname|last ?name|family name|vorname|nachname|familienname|prenoms?|apellidos?|cognome|sobrenome|apelidos?|voornaam|achternaam|tussenvoegsel|fornamn|efternamn|fornavn|efternavn)$/;
const NAME = /^(?:name|nom|nome|nombre|naam|namn|nazwa)$/;

/** Finds the labeled values of a text: cells below a heading, and what comes after a key or "label:". */
export const fieldsIn = (scanned: ScannedText): Field[] => [...cellFields(scanned), ...namedFields(scanned)];

/** What the headings of a table say about its cells. */
interface Table {
  readonly isPersonal: boolean;
  readonly isRecord: boolean;
  readonly isOfGoods: boolean;
  readonly hasContact: boolean;
  readonly hasPartOfName: boolean;
}

function cellFields({ cells }: ScannedText): Field[] {
  const tables = new Map<readonly string[], Table>();
  return cells.flatMap(({ start, end, label, labels }) => {
    const own = labelWords(label);
    const kind = kindOfColumn(own);
    if (kind === undefined || end - start > VALUE_MAX) {
      return [];
    }
    const table = tables.get(labels) ?? tableOf(labels);
    tables.set(labels, table);
    if ((table.isOfGoods && NAME.test(own)) || (table.hasContact && CUSTOMER.test(own))) {
      return [];
    }
    const { isPersonal, isRecord } = table;
    const isPart = NAME.test(own) && table.hasPartOfName;
    return [{ kind: isPart ? 'person' : kind, label: own, start, end, isPersonal, isRecord, isWhole: true }];
  });
}

function tableOf(labels: readonly string[]): Table {
  const words = [...new Set(labels.map(labelWords))];
  const kinds = words.map(kindOfColumn);
  const hasContacts = kinds.includes('phone') || words.some((each) => MAIL.test(each));
  const isPersonal = !words.some(isThingLabel) && (hasContacts || kinds.some((kind) => PERSONAL.has(kind)));
  return {
    isPersonal,
    isRecord: isPersonal && kinds.includes('person'),
    isOfGoods: !isPersonal && words.some((each) => OF_GOODS.test(each)),
    hasContact: words.some((each) => CONTACT.test(each)),
    hasPartOfName: words.some((each) => PART_OF_NAME.test(each)),
  };
}

// A column for a role may hold what the role may do, pays or costs: "Right;Reviewer;Approver".
const kindOfColumn = (own: string): FieldKind | undefined => (isRoleLabel(own) ? 'person or firm' : kindOfLabel(own));

interface NamedValue extends LabeledValue {
  readonly kind: FieldKind | undefined;
}

function namedFields(scanned: ScannedText): Field[] {
  const labeled = labeledValues(scanned, (words) => kindOfLabel(words) !== undefined || isThingLabel(words));
  const named = labeled.map((value): NamedValue => ({ ...value, kind: kindOfLabel(value.words) }));
  return named.flatMap(({ kind, words: label, start, end, isWhole, isElement }, i) => {
    if (kind === undefined) {
      return [];
    }
    const near = [...nearby(named, i, -1), ...nearby(named, i, 1)];
    const isPersonal = !near.some(({ words }) => isThingLabel(words)) && near.some((other) => PERSONAL.has(other.kind));
    const isRecord = isPersonal && near.some((other) => other.kind === 'person' || other.kind === 'birth');
    // Wines and articles have a <nombre> too: the name of an element says less than a label in running text.
    const own = isElement && kind === 'person' ? 'person or firm' : kind;
    return [{ kind: own, label, start, end, isPersonal, isRecord, isWhole }];
  });
}

function nearby(named: readonly NamedValue[], index: number, step: 1 | -1): NamedValue[] {
  const found: NamedValue[] = [];
  const own = (named[index] as NamedValue).at;
  for (let i = index + step; Math.abs(i - index) <= NEIGHBORS_MAX; i += step) {
    const other = named[i];
    if (other === undefined || Math.abs(other.at - own) > RECORD_LENGTH_MAX) {
      break;
    }
    found.push(other);
  }
  return found;
}

// "File name", "nom du projet", "user agent": the name of a thing, or a program.
const OF_THING =
  /(?:^| )(?:file|host|domain|table|column|field|project|product|brand|company|business|firm|team|group|class|function|package|module|server|database|event|course|room|street|city|town|country|school|template|image|device|machine|printer|network|role|report|document|folder|application|service|system|program|job|task|campaign|plan|store|shop|hotel|bank|ship|item|article|model) ?name$|^(?:datei|rechner|server|domain|tabellen|projekt|produkt|marken|firmen|unternehmens|gruppen|klassen|raum|strassen|orts|stadt|schul|drucker|dienst|system|programm|schiffs|abteilungs|bedrijfs|merk|groeps|straat|plaats|fil|foretags)(?:name|naam|namn)$|^(?:nom|nome|nombre|nazwa) (?:de[l]?|du|della?|do|da|di|des)? ?(?:la |l )?(?:fichier|dossier|domaine|table|projet|produit|societe|entreprise|marque|equipe|classe|cours|rue|ville|ecole|machine|archivo|fichero|servidor|proyecto|producto|empresa|marca|equipo|clase|curso|calle|ciudad|file|cartella|progetto|prodotto|azienda|ditta|squadra|corso|via|citta|scuola|ficheiro|pasta|projeto|produto|equipa|rua|cidade|escola|pliku|produktu|projektu)$|(?:^| )user agent$/;
const NOUN_FIRST =
  /^(matricula|targa|immatriculation|telefono|telefone|telephone|telemovel|movil|celular|cellulare|nif|dni|nie) /;

// The whole label, its last words ("the direct telephone", "his new mobile"), or the noun that Romance languages write
// first ("matricula_entrega").
function kindOfLabel(words: string): FieldKind | undefined {
  if (OF_THING.test(words)) {
    return undefined;
  }
  const parts = words.split(' ').slice(-LABEL_WORDS_MAX);
  for (let i = 0; i < parts.length; i += 1) {
    const rest = i === 0 ? words : parts.slice(i).join(' ');
    const kind = fieldKindOf(rest);
    if (kind !== undefined && (i === 0 || (rest.length > 3 && (rest.includes(' ') || !isRoleLabel(rest))))) {
      return kind;
    }
  }
  return fieldKindOf(NOUN_FIRST.exec(words)?.[1] ?? '');
}
