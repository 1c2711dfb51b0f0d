import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, type WordsByLanguage } from '../../text/context-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import type { Rule } from '../rule.ts';
import { hasIbanLength } from './ibans.ts';

/**
 * What may come between a number and its name directly before it, folded: the rest of the word, a full stop, a colon,
 * "nr", "is", or the gap of a form. Folding turns a degree sign ("n°") into the border of a cell.
 */
export const GAP: RegExp = compileExpression(
  String.raw`^[a-z]{0,8}\.?(?:[ :=#"'*,\t]{0,4}| {5,24})(?:(?:nr|no|n\.o|n|num|number|nummer|numero|numer|is|ist|lautet|est|es|e|to|jest|ar|er)[.:${CELL_BORDER}]{0,2} {1,2}){0,2}$`,
  '',
);

// Norwegian IBANs are the shortest, with 13 digits; Maltese ones have the most letters. Not measured.
const IBAN_DIGITS_MIN = 10;

/**
 * Rules for numbers directly after their name, by format alone: a number with a mistyped digit fails its check but
 * still identifies a person.
 */
export const NAMED_NUMBER_RULES: readonly Rule[] = [
  national({
    name: 'eleven digits after their name',
    firstDigits: [2, 6, 11],
    digitsMin: 11,
    expression: /\d{2}[ .-]?\d{2}[ .-]?\d{2}[ .-]?\d{3}[ .-]?\d{2}|\d{6}[ -]?\d{5}|\d{2} \d{3} \d{3} \d{3}/y,
    names: {
      pl: 'pesel*',
      de: 'steuer id,steuer id nr,steuerid,steueridnr,steueridentifikationsnummer,steuer identifikationsnummer,nationalregister*',
      nl: 'rijksregister*,insz',
      fr: 'niss,registre national,numero national',
      pt: 'niss,seguranca social,seg social,seg. social',
      other: 'fodselsnummer*,fodselsnr*,isikukood*,asmens kod*,personas kod*,amka',
    },
  }),
  national({
    name: 'date of birth and four digits after their name',
    firstDigits: [6, 8, 10, 12],
    digitsMin: 10,
    expression: /(?:(?:18|19|20)?\d{2}[01]\d{3}|[0-3]\d[01]\d{3})[-+ ]?\d{4}/y,
    names: {
      sv: 'personnummer*,personnr*,pers nr,pers.nr,persnr,pnr,samordningsnummer*,samordningsnr*',
      other: 'cpr,cpr nr,cpr nummer*',
    },
  }),
  national({
    name: 'CZ and SK birth number after its name',
    firstDigits: [6, 9, 10],
    digitsMin: 9,
    expression: /\d{6} ?\/ ?\d{3,4}|\d{9,10}/y,
    names: { other: 'rodne cislo*,rodneho cisla*,rodnym cislem,r.c,r. c' },
  }),
  national({
    name: 'thirteen digits after their name',
    firstDigits: [3, 13],
    digitsMin: 13,
    expression: /756[ .]?\d{4}[ .]?\d{4}[ .]?\d{2}|\d{13}/y,
    names: { de: 'ahv*', fr: 'avs', it: 'avs', other: 'cnp,emso,jmbg' },
  }),
  national({
    name: 'NL BSN after its name',
    firstDigits: [3, 4, 6, 9],
    digitsMin: 9,
    expression: /\d{4}[. ]\d{2}[. ]\d{3}|\d{3}[. ]?\d{3}[. ]?\d{3}/y,
    names: { nl: 'bsn,bsn nummer*,burgerservicenummer*,sofinummer*' },
  }),
  national({
    name: 'PT NIF after its name',
    firstDigits: [3, 6, 9],
    digitsMin: 9,
    // Numbers that begin with 5 or more belong to companies.
    expression: /[1-3]\d{2}[ .]?\d{3}[ .]?\d{3}/y,
    names: { pt: 'nif,contribuinte*' },
  }),
  national({
    name: 'GB NHS number after its name',
    firstDigits: [3, 6, 10],
    digitsMin: 10,
    expression: /\d{3}[ -]?\d{3}[ -]?\d{4}/y,
    names: { en: 'nhs number,nhs no,nhs nr' },
  }),
  national({
    name: 'GB National Insurance number after its name',
    at: 'word',
    beginsWithLetters: true,
    digitsMin: 2,
    expression: /[A-Z]{2}[ -]?\d{2}[ .-]?\d{2}[ .-]?\d{2}[ .-]?[A-D]/iy,
    names: { en: 'national insurance,national insurance number,national insurance no,nino,ni number,ni no,ni nr' },
  }),
  national({
    name: 'ES DNI after its name',
    at: 'both',
    beginsWithLetters: true,
    digitsMin: 1,
    // Needs a capital letter without a space before it, because "dni" means days in Polish.
    expression: /(?:\d{8}|\d{1,2}[. ]\d{3}[. ]\d{3}|[XYZ]-?\d{7})[- ]?[A-Z](?![a-z])/y,
    names: { es: 'dni,d.n.i.,nif' },
  }),
  national({
    name: 'ES NIE after its name',
    at: 'word',
    beginsWithLetters: true,
    digitsMin: 7,
    expression: /[XYZ][- ]?\d{7}[- ]?[A-Z](?![a-z])/y,
    names: { es: 'nie,n.i.e.' },
  }),
  national({
    name: 'FR NIR after its name',
    at: 'both',
    digitsMin: 13,
    expression:
      /[1-478][ .]?\d{2}[ .]?\d{2}[ .]?(?:\d{2}|2[AB])[ .]?\d{3}[ .]?\d{3}(?:(?:[ ./-]{0,3}|,? cle:? )\d{2})?/y,
    names: { fr: 'nir,securite sociale,numero de secu,secu,carte vitale' },
  }),
  national({
    name: 'IT codice fiscale after its name',
    at: 'word',
    beginsWithLetters: true,
    digitsMin: 1,
    expression: /[A-Z]{3} ?[A-Z]{3} ?\d{2}[A-Z]\d{2} ?[A-Z]\d{3} ?[A-Z]/iy,
    names: { it: 'codice fiscale,cod fiscale,cod. fiscale,cod. fisc.,c.f.,cf,tessera sanitaria' },
  }),
  national({
    name: 'DE and AT insurance number after its name',
    at: 'both',
    digitsMin: 2,
    expression: /\d{2} ?\d{2} ?\d{2} ?\d{2} ?[A-Z] ?\d{2} ?\d|\d{4}[ -]?\d{6}|\d{4} ?\d{2}[ .]?\d{2}[ .]?\d{2}/iy,
    names: {
      de: 'sv nummer,sv nr,sv nr.,svnr,sozialversicherungsnummer*,rentenversicherungsnummer*,versicherungsnummer,sozialvers.-nr,rentenvers.-nr,rv nummer,rv nr,rvnr,vsnr',
    },
  }),
  national({
    name: 'DE health insurance number after its name',
    at: 'word',
    beginsWithLetters: true,
    digitsMin: 9,
    expression: /[A-Z] ?\d{3} ?\d{3} ?\d{3}/iy,
    names: {
      de: 'versichertennummer*,versicherten nr,versichertennr*,krankenversichertennummer*,kvnr,vers.-nr.',
    },
  }),
  national({
    name: 'IE PPS number after its name',
    at: 'both',
    digitsMin: 7,
    expression: /\d{7}[A-W][A-IT-X]?/iy,
    names: { en: 'ppsn,pps no,pps number,pps' },
  }),
  national({
    name: 'BR CPF after its name',
    firstDigits: [3, 11],
    digitsMin: 11,
    expression: /\d{3}\.?\d{3}\.?\d{3}[-/]?\d{2}/y,
    names: { pt: 'cpf' },
  }),
  national({
    name: 'BR identity card after its name',
    firstDigits: [1, 2, 7, 8, 9, 10, 11, 12, 13],
    digitsMin: 7,
    // Every state has its own format, and in German "RG" is an invoice.
    expression: /\d{1,2}\.\d{3}\.\d{3}(?:-[\dXx])?|\d{7,13}(?:-[\dXx])?/y,
    names: { pt: 'rg,rg n' },
    alsoNear: contextWords({ pt: 'cpf,ssp*,detran,portador*,brasileir*' }),
  }),
  national({
    name: 'CL RUT after its name',
    at: 'both',
    firstDigits: [1, 2, 7, 8],
    digitsMin: 7,
    expression: /\d{1,2}\.?\d{3}\.?\d{3}-?[\dK]/iy,
    names: { es: 'rut,run' },
  }),
  national({
    name: 'IN Aadhaar number after its name',
    firstDigits: [4, 12],
    digitsMin: 12,
    expression: /\d{4}([ -]?)\d{4}\1\d{4}/y,
    names: { en: 'aadhaar*,aadhar*,uidai' },
  }),
  national({
    name: 'AU Medicare, AU tax and CA social insurance number after its name',
    firstDigits: [3, 4, 9, 10, 11],
    digitsMin: 9,
    expression: /\d{4} ?\d{5} ?\d(?: ?\d)?|\d{3}([ -]?)\d{3}\1\d{3}/y,
    names: { en: 'medicare,medicare no,medicare number,medicare card,tfn,tax file number,sin,social insurance number' },
  }),
  national({
    name: 'HK identity card after its name',
    at: 'word',
    digitsMin: 6,
    expression: /[A-Z]{1,2}\d{6}(?:\([\dA]\)|[\dA](?![A-Z\d]))/iy,
    names: { en: 'hkid,hkid no,hkid number,hkid card' },
  }),
  named({
    name: 'US social security number after its name',
    kind: 'US_SSN',
    at: 'number',
    firstDigits: [3, 9],
    digitsMin: 9,
    expression: /\d{3}([ -]?)\d{2}\1\d{4}/y,
    names: { en: 'ssn,social security number,social security no,social security #' },
  }),
  named({
    name: 'IBAN after its name',
    kind: 'IBAN',
    at: 'word',
    beginsWithLetters: true,
    digitsMin: 2,
    expression: /[A-Z]{2}[ -]?\d{2}(?:(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,3})?|(?: [A-Z0-9]{1,5}){3,7})/iy,
    // Some words have the length of an IBAN, and examples have no check digits.
    valid: (code) => hasIbanLength(code) && digitsOf(code).length >= IBAN_DIGITS_MIN && !/^..00/.test(code),
    shrinks: true,
    names: { en: 'iban,iban no,iban number', de: 'iban nr,iban nummer' },
  }),
  named({
    name: 'card after its name',
    kind: 'CREDIT_CARD',
    at: 'number',
    firstDigits: [4, 16],
    digitsMin: 16,
    expression: /[2-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}/y,
    names: {
      en: 'credit card,credit card number,credit card no,creditcard,debit card,visa,mastercard,maestro',
      de: 'kreditkarte,kreditkartennummer,karte,kartennummer,kartennr,ec karte',
      fr: 'carte bancaire,carte bleue,carte de credit,carte,numero de carte,cb',
      es: 'tarjeta de credito,tarjeta de debito,tarjeta,numero de tarjeta',
      it: 'carta di credito,carta,numero carta,bancomat',
      nl: 'kaart,kaartnummer,betaalpas,pinpas',
      pt: 'cartao de credito,cartao,numero do cartao',
      pl: 'karta kredytowa,karty kredytowej,karta,karty,numer karty',
      sv: 'kreditkort,kreditkortsnummer,bankkort,kort,kortnummer,betalkort',
    },
  }),
];

type NamedRule = Omit<Rule, 'proof' | 'words'> & { readonly names: WordsByLanguage };

function named({ names, ...rule }: NamedRule): Rule {
  return { ...rule, proof: 'context', words: contextWords(names), onlyBefore: true, gap: GAP };
}

function national(rule: Omit<NamedRule, 'kind' | 'at'> & Partial<Pick<Rule, 'at'>>): Rule {
  return named({ kind: 'NATIONAL_ID', at: 'number', ...rule });
}
