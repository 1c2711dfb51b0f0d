import { hasNegation } from '../polarity.ts';
import type { Rule } from '../rule.ts';

// Words by which a statement leaves something to somebody's choice.
const AT_WILL =
  /(?<!\p{L})(?:freely|at will|if (?:you|they|he|she|it) (?:so )?(?:likes?|wish(?:es)?|wants?)|nach Belieben|auf Wunsch|wenn (?:Sie|er|sie) (?:möchten?|wollen|will|wünschen)|librement|à volonté|s['’]il le souhaite|si vous le souhaitez|libremente|si lo dese[ae]n?|liberamente|se lo desidera(?:no)?|livremente|se (?:o )?desejar|vrijelijk|desgewenst|als (?:u|hij|zij|ze) (?:dat )?wil(?:t|len)?|swobodnie|jeśli chce|om (?:du|hen|de) vill)(?!\p{L})/iu;

/** A statement must not leave something to somebody's choice unless its source does. */
export const atWillRule: Rule = ({ said, evidence, question }) => {
  const isOpen = evidence.some(({ source, context }) =>
    [source, context].some(({ text, meanings }) => AT_WILL.test(text) || meanings.has('wide') || meanings.has('ever')),
  );
  return AT_WILL.test(said.text) && !isOpen && !AT_WILL.test(question.text) && !hasNegation(said) ? 'modality' : null;
};
