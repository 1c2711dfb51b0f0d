import { saysSame } from '../evidence.ts';
import type { Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';
import { BE } from './structure-rules.ts';

const AGENT = /^(?:by|par|por|da|dal|dall[ao]?|dai|dagli|dalle)$/;
const LINK =
  /^(?:by|with|via|through|on|in|at|for|from|of|to|par|avec|pour|en|por|con|para|da|dal|dall[ao]?|dai|per|di|de|del)$/;
const ROLE_WORDS = 3;

/** Who does it in the passive does it in the active: "informed by the manager" is not "informs the manager". */
export const agentRule: Rule = ({ said, evidence, isTranslated }) => {
  const isTurned = evidence.some(
    ({ said: source }) =>
      turnsAgent(passivesOf(said), source) || turnsAgent(passivesOf(source), said) || areTurned(said, source),
  );
  return isTurned && !isTranslated ? 'swapped' : null;
};

interface Passive {
  readonly verb: Token;
  readonly agents: readonly Token[];
  readonly patients: readonly Token[];
}

// "informed by the manager", "contrôlé par le syndicat".
function passivesOf({ tokens, content }: Statement): Passive[] {
  return tokens.flatMap((token, at) => {
    const be = AGENT.test(token.word) ? tokens.findLastIndex(({ word }, i) => i < at && BE.test(word)) : -1;
    const verb = be < 0 ? undefined : tokens.slice(be, at).find((each) => content.includes(each));
    const from = content.findIndex((word) => tokens.indexOf(word) > at);
    return verb === undefined || from < 0
      ? []
      : [
          {
            verb,
            agents: content.slice(from, from + ROLE_WORDS - 1),
            patients: content.slice(Math.max(0, content.indexOf(verb) - ROLE_WORDS + 1), content.indexOf(verb)),
          },
        ];
  });
}

// Who does it in the one is whom it is done to in the other.
function turnsAgent(passives: readonly Passive[], active: Statement): boolean {
  const others = passivesOf(active);
  return passives.some(({ verb, agents }) =>
    active.clauses.some(({ content }) => {
      const at = content.findIndex((word) => saysSame(word, verb));
      const isPassive = others.some((each) => saysSame(each.verb, verb));
      const before = content.slice(0, Math.max(0, at));
      const after = content.slice(at + 1, at + 1 + ROLE_WORDS);
      const found = after.filter((word) => agents.some((agent) => saysSame(agent, word)));
      const isBefore = before.some((word) => agents.some((agent) => saysSame(agent, word)));
      const isObject = found.some((word) => isDirect(active.tokens, content[at], word));
      return at > 0 && !isPassive && isObject && !isBefore;
    }),
  );
}

// Nothing links the object to its verb: "paid by transfer" has none.
function isDirect(tokens: readonly Token[], verb: Token | undefined, object: Token): boolean {
  const between = verb === undefined ? [] : tokens.slice(tokens.indexOf(verb) + 1, tokens.indexOf(object));
  return !between.some(({ word }) => LINK.test(word));
}

// Both in the passive: "visitors are accompanied by the officer" is not "the officer is accompanied by visitors".
function areTurned(said: Statement, source: Statement): boolean {
  const sources = passivesOf(source);
  const share = (words: readonly Token[], others: readonly Token[]) =>
    words.some((word) => others.some((other) => saysSame(word, other)));
  return passivesOf(said).some((own) =>
    sources.some(
      (each) =>
        saysSame(own.verb, each.verb) &&
        share(own.agents, each.patients) &&
        share(own.patients, each.agents) &&
        !share(own.agents, each.agents),
    ),
  );
}
