// Guarantee: a yes or no is compared together with the sentence beside it, also if this sentence is copied: code
// refuses what contradicts the source, and leaves to the judge what it cannot decide. Risk: "Are dogs allowed?" is
// answered with "Yes. Dogs are not allowed [1]." or, worse, with a yes to something that the sentence does not say.
import { expect, it } from 'vitest';
import { checkAnswer, citeAnswer } from '../../../../../shared/copilot/check-answer.ts';
import { decideAnswer } from '../../../../../shared/copilot/judge.ts';
import { createUsageMeter } from '../../../../../shared/pricing/usage-meter.ts';
import { outcomesOf, quotedWhole } from '../outcomes.fixture.ts';

// Returns the outcome of a copied sentence after a yes or no.
function outcomeOf(question: string, decision: string, text: string): string | undefined {
  const marked = text.replace(/[.。]$/u, (stop) => ` [1]${stop}`);
  const space = text.endsWith('。') ? '' : ' ';
  return outcomesOf(`${decision}${space}${marked}`, [quotedWhole(text)], question).at(-1);
}

it.each([
  ['Are dogs allowed in the dining hall?', 'No.', 'Yes.', 'Dogs are not allowed in the dining hall.'],
  ['Are dogs allowed in the dining hall?', 'Yes.', 'No.', 'Dogs are allowed in the dining hall.'],
  [
    'Are dogs forbidden in the dining hall?',
    'No, they are not.',
    'Yes, they are.',
    'Dogs are allowed in the dining hall.',
  ],
  ['Is the sauna open on Mondays?', 'No.', 'Of course.', 'The sauna is closed on Mondays.'],
  ['Does a lost paddle cost 40 euros?', 'No.', 'Yes.', 'A lost paddle costs €55.'],
  ['Sind Hunde im Speisesaal erlaubt?', 'Nein.', 'Ja.', 'Hunde sind im Speisesaal nicht erlaubt.'],
  ['Ist die Sauna montags offen?', 'Nein.', 'Ja.', 'Die Sauna ist montags geschlossen.'],
  ['Les chiens sont-ils admis dans la salle ?', 'Non.', 'Oui.', 'Les chiens ne sont pas admis dans la salle.'],
  ['¿Se admiten perros en el comedor?', 'No.', 'Sí.', 'No se admiten perros en el comedor.'],
  ['I cani sono ammessi nella sala?', 'No.', 'Sì.', 'I cani non sono ammessi nella sala.'],
  ['Zijn honden toegestaan in de eetzaal?', 'Nee.', 'Ja.', 'Honden zijn niet toegestaan in de eetzaal.'],
  ['Os cães são permitidos na sala?', 'Não.', 'Sim.', 'Os cães não são permitidos na sala.'],
  ['Czy psy są dozwolone w jadalni?', 'Nie.', 'Tak.', 'Psy nie są dozwolone w jadalni.'],
  ['Är hundar tillåtna i matsalen?', 'Nej.', 'Ja.', 'Hundar är inte tillåtna i matsalen.'],
])('%j: accepts "%s" and refuses "%s" before "%s"', (question, right, wrong, text) => {
  expect(outcomeOf(question, right, text)).toBe('proved');
  expect(outcomeOf(question, wrong, text)).toBe('negation');
});

it.each([
  ['Is a lost paddle free?', 'Yes.', 'A lost paddle costs €55.'],
  ['Is the pool open at 22:00?', 'Yes.', 'The pool closes at 20:00.'],
  ['Is the office open on Sunday?', 'No.', 'The office is open Monday to Friday.'],
  ['Do members pay the full price?', 'Yes.', 'Members pay half.'],
  ['Are dogs allowed in the hall?', 'Yes.', 'Dogs are allowed in the hall only on a leash.'],
  ['Are dogs allowed in the hall?', 'It depends.', 'Dogs are allowed in the hall.'],
  ['Must I register?', 'Yes.', 'You may register.'],
  ['Kostet die Anmeldung etwas?', 'Nein.', 'Die Anmeldung ist kostenlos.'],
  ['Faut-il payer le parking ?', 'Oui.', 'Le parking est gratuit.'],
])('%j: leaves "%s" before "%s" to the judge', (question, decision, text) => {
  expect(outcomeOf(question, decision, text)).toBe('open');
});

it.each([
  [
    'Does my 10-year-old need an adult?',
    'Does my 14-year-old need an adult?',
    'Yes.',
    'Children under 12 need an adult.',
  ],
  [
    'Can I bring 15 kg of luggage?',
    'Can I bring 25 kg of luggage?',
    'Yes.',
    'Guests may bring up to 20 kg of luggage.',
  ],
  [
    'Darf ich 15 kg Gepäck mitbringen?',
    'Darf ich 25 kg Gepäck mitbringen?',
    'Ja.',
    'Gäste dürfen bis zu 20 kg Gepäck mitbringen.',
  ],
  [
    'Can I cancel three days before?',
    'Can I cancel 12 hours before?',
    'Yes.',
    'A booking can be cancelled until 48 hours before it begins.',
  ],
  [
    'Puis-je annuler trois jours avant ?',
    'Puis-je annuler 12 heures avant ?',
    'Oui.',
    "Une réservation peut être annulée jusqu'à 48 heures avant le début.",
  ],
])('a yes answers %j and not %j (%s %s)', (inside, outside, decision, text) => {
  expect(outcomeOf(inside, decision, text)).toBe('open');
  expect(outcomeOf(outside, decision, text)).toBe('condition');
});

it('needs nobody to decide on a copied sentence if the question asks for no yes or no', () => {
  expect(outcomeOf('What is the fee?', 'Yes.', 'The fee is 30 euros.')).toBe('proved');
});

const PASSAGE = { title: 'Lease', headings: '', text: 'Small pets are allowed.' };

// Returns what a judge that says no is asked about an answer, and what is shown of it.
async function judged(text: string, question: string) {
  const said = { text, verdict: 'fully', quotes: [{ n: 1, text: PASSAGE.text }] } as const;
  const checked = checkAnswer(said, question, [PASSAGE]);
  if ('flaw' in checked) {
    throw new Error(checked.flaw);
  }
  const asked: string[] = [];
  const call = { signal: new AbortController().signal, timeLeftMs: () => 5_000, meter: createUsageMeter(() => null) };
  const judge = {
    answer: async ({ message }: { message: string }) => {
      asked.push(message);
      return {
        text: message.includes('<claim ') ? '{"1":"no","question":"yes"}' : '{"question":"yes"}',
        complete: true,
        inputTokens: 1,
        outputTokens: 1,
      };
    },
  };
  return { asked, shown: await decideAnswer(checked, { judge, passages: [PASSAGE], citeAnswer }, call) };
}

it.each([
  ['Yes. Small pets are allowed [1].', 'Yes. Small pets are allowed.'],
  ['Yes, small pets are allowed [1].', 'Yes, small pets are allowed.'],
  ['It depends. Small pets are allowed [1].', 'It depends. Small pets are allowed.'],
  ['Small pets are allowed [1]. No.', 'No. Small pets are allowed.'],
])('the judge sees the question, the yes or no and the copied sentence of %j', async (text, statement) => {
  const { asked, shown } = await judged(text, 'May I bring a <big> dog?');
  expect(asked).toEqual([
    expect.stringContaining(
      `<source>\nLease\nSmall pets are allowed.\n</source>\n<statement>\n${statement}\n</statement>\n</claim>\n`,
    ),
  ]);
  expect(shown).toEqual({ flaw: 'judged' });
});

it('the judge decides no statement when the copied sentence proves the yes', async () => {
  const { asked, shown } = await judged('Yes. Small pets are allowed [1].', 'Are small pets allowed?');
  expect(asked).toEqual([expect.not.stringContaining('<claim ')]);
  expect(shown).toMatchObject({ answer: 'Yes. Small pets are allowed [1].' });
});
