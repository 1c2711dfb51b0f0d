// Guarantee: only names that a rule found likely can be doubted, and a finding that overlaps a doubtful name is kept.
// Risk: an address is shown because a word of it looked like a name.
import { describe, expect, it } from 'vitest';
import { confirmNames } from '../../../../shared/privacy/confirmed-names.ts';
import type { Finding } from '../../../../shared/privacy/finding.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';

const SOURCE =
  'La comunidad limpia los canales en invierno y riega en verano. La acequia Pilar se limpia en febrero, y la compuerta Mercedes sigue rota. Avisos en el tablón 12345 de la plaza.';

function finding(value: string, rest: Omit<Finding, 'start' | 'end'>): Finding {
  const start = SOURCE.indexOf(value);
  return { ...rest, start, end: start + value.length };
}

const pilar = finding('Pilar', { kind: 'PERSON', strength: 1 });
const phone = finding('12345', { kind: 'PHONE', strength: 1 });

function confirm(findings: readonly Finding[], spans: Parameters<typeof confirmNames>[0]['spans'] = []) {
  const folded = foldForMatching(SOURCE, spans);
  const { findings: kept, tagged } = confirmNames({ source: SOURCE, spans, folded }, findings);
  return { kept, doubtful: tagged?.doubtful.map(({ start, end }) => SOURCE.slice(start, end)) };
}

describe('confirmNames', () => {
  it('leaves out a likely name that is not confirmed, and returns it as doubtful', () => {
    expect(confirm([pilar])).toEqual({ kept: [], doubtful: ['Pilar'] });
  });
  it('keeps a name that a word beside it proves, and a finding of another kind', () => {
    const proved = finding('Mercedes', { kind: 'PERSON', strength: 2 });
    expect(confirm([pilar, proved, phone])).toEqual({ kept: [proved, phone], doubtful: ['Pilar'] });
  });
  it('keeps a finding that overlaps a doubtful name', () => {
    const account = finding('Pilar', { kind: 'USERNAME', strength: 1 });
    const name = finding('acequia Pilar', { kind: 'PERSON', strength: 1 });
    expect(confirm([name, account])).toEqual({ kept: [account], doubtful: ['acequia Pilar'] });
  });
  it('reads what was covered before and what is found now in the order of the text', () => {
    const source =
      'The budget meeting is moved to Thursday because the big room is taken. Please bring the printed figures for the third quarter and the list of open orders, and ask Anna whether the projector works again.';
    const at = (value: string) => ({ start: source.indexOf(value), end: source.indexOf(value) + value.length });
    const spans = [{ kind: 'USERNAME', ...at('orders') }];
    const findings: Finding[] = [
      { kind: 'USERNAME', strength: 2, ...at('budget') },
      { kind: 'PERSON', strength: 1, ...at('Anna') },
    ];
    const folded = foldForMatching(source, spans);
    const inFolded = findings.map((each) => {
      const start = folded.text.indexOf(source.slice(each.start, each.end));
      return { ...each, start, end: start + each.end - each.start };
    });
    expect(confirmNames({ source, spans, folded }, inFolded)).toMatchObject({
      findings: inFolded,
      tagged: { doubtful: [] },
    });
  });
});
