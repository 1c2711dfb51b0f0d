import { LANGUAGE_CODES, LANGUAGES } from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import { foldText } from '../words.ts';
import { GREETINGS } from './question.ts';
import { READER_PHRASES } from './reader-phrases.ts';

const PATTERNS = LANGUAGE_CODES.map((code) => {
  const { particles, beings, questions } = READER_PHRASES[code];
  const being = `(?:${foldText(beings)})(?: (?:or|oder|ou|o|of|czy|eller)(?: (?:with|mit|avec|con|com|met|z|med))? (?:${foldText(beings)}))*`;
  const whole = questions.map(foldText).join('|').replaceAll('being', being);
  const { courtesies } = LANGUAGES[code];
  return {
    courtesies: new RegExp(phrasePattern(courtesies), 'g'),
    particles: new Set(particles.split(' ')),
    asked: new RegExp(`^(?:${whole})$`),
  };
});

/**
 * Whether a question asks the reader about itself: who or what it is, what it can do, how it works. No document answers
 * that, although one may be about an assistant or a model of its own.
 */
export function asksAboutReader(question: string): boolean {
  const folded = foldText(question).replace(GREETINGS, ' ');
  return PATTERNS.some(({ courtesies, particles, asked }) => {
    const words = folded
      .replace(courtesies, ' ')
      .replaceAll('’', "'")
      .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
      .trim()
      .split(' ');
    return [words, words.filter((word) => !particles.has(word))].some((each) => asked.test(each.join(' ')));
  });
}

// What people say in place of a question: greetings, thanks, yes and no.
const SAID_ALONE = new Set(
  foldText(
    `hello hi hey ok okay thanks thank you thx ty yes no nope yep yeah please bye goodbye cool great nice good morning afternoon evening night there sorry welcome sure fine perfect super wow test
    hallo danke dir vielen dank schön guten tag morgen abend moin servus tschüss bitte ja nein gut prima
    bonjour bonsoir salut merci beaucoup oui non coucou au revoir d'accord parfait
    hola gracias muchas buenos buenas días tardes noches adiós vale sí bien perfecto
    ciao grazie mille buongiorno buonasera prego sì salve arrivederci bene perfetto
    olá oi obrigado obrigada bom boa dia tarde noite sim não tchau muito
    bedankt dank je wel goedemorgen goedemiddag goedendag dag hoi doei nee goed
    cześć dzięki dziękuję dzień dobry witam tak nie dobrze
    hej tack så mycket god morgon kväll hejdå nej bra`,
  ).split(/\s+/),
);

/** Whether a text asks nothing: a greeting, thanks, yes or no, or signs such as emoji. */
export function asksNothing(text: string): boolean {
  const words = foldText(text).match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.every((word) => SAID_ALONE.has(word));
}
