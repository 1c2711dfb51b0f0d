import Alert from '@cloudscape-design/components/alert';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import Toggle from '@cloudscape-design/components/toggle';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { Status } from '../../parts/status.tsx';
import { visible } from '../../parts/visible.ts';
import { policiesTexts } from '../../texts/policies.ts';
import type { PartProperties } from './part-properties.ts';
import { linesOf } from './policy-draft.ts';
import { TryAddress } from './try-address.tsx';
import { type AddressCheck, LINES_MAX } from './use-address-check.ts';

const texts = policiesTexts.addresses;
// The box grows with its lines up to this height, and scrolls beyond it.
const ROWS_MAX = 12;

interface Properties extends PartProperties {
  readonly check: AddressCheck;
  /** Whether saving puts another list in force, whose consequences have to be confirmed. */
  readonly mustConfirm: boolean;
  /** Whether somebody has tried to save: what is left to confirm is then named. */
  readonly isTried: boolean;
  readonly confirmed: boolean;
  readonly setConfirmed: (confirmed: boolean) => void;
}

/** The list of addresses from which programs may call. */
export function AddressesPart({ draft, change, readOnly, check, mustConfirm, ...confirming }: Properties) {
  const lines = linesOf(draft.addresses);
  const invalid = check.entries.filter(({ problem }) => problem !== null).length;
  const tooMany = lines.length > LINES_MAX && texts.tooMany(lines.length, LINES_MAX);
  return (
    <Container header={<Header description={texts.hint}>{texts.title}</Header>}>
      <SpaceBetween size="m">
        <Toggle
          checked={draft.restricted}
          disabled={readOnly}
          onChange={({ detail }) => change({ restricted: detail.checked })}
        >
          {texts.restrict}
        </Toggle>
        <div>{draft.restricted ? texts.only : texts.any}</div>
        {draft.restricted && (
          <SpaceBetween size="m">
            <FormField
              label={texts.label}
              description={texts.labelHint}
              errorText={tooMany || (invalid > 0 && texts.toCorrect(invalid))}
              stretch
            >
              <Textarea
                value={draft.addresses}
                onChange={({ detail }) => change({ addresses: detail.value })}
                rows={Math.min(Math.max(lines.length + 1, 4), ROWS_MAX)}
                readOnly={readOnly}
                autoComplete={false}
                spellcheck={false}
              />
            </FormField>
            <Verdict check={check} lines={lines.length} invalid={invalid} />
            <ProblemBox problem={check.problem} />
            {check.entries.length > 0 && <Lines check={check} typed={lines} />}
            <TryAddress entries={lines} />
            {mustConfirm && <Confirmation isEmpty={lines.length === 0} {...confirming} />}
          </SpaceBetween>
        )}
      </SpaceBetween>
    </Container>
  );
}

function Confirmation({
  isEmpty,
  isTried,
  confirmed,
  setConfirmed,
}: Pick<Properties, 'isTried' | 'confirmed' | 'setConfirmed'> & { readonly isEmpty: boolean }) {
  return (
    <Alert type={isEmpty ? 'error' : 'warning'} header={isEmpty ? undefined : texts.lockoutTitle}>
      <SpaceBetween size="xs">
        <div>{isEmpty ? texts.empty : texts.lockout}</div>
        <div data-unconfirmed={confirmed ? undefined : ''}>
          <FormField errorText={isTried && !confirmed && texts.confirmFirst}>
            <Checkbox checked={confirmed} onChange={({ detail }) => setConfirmed(detail.checked)}>
              {isEmpty ? texts.emptyUnderstood : texts.understood}
            </Checkbox>
          </FormField>
        </div>
      </SpaceBetween>
    </Alert>
  );
}

interface Verdict {
  readonly check: AddressCheck;
  readonly lines: number;
  readonly invalid: number;
}

function Verdict({ check, lines, invalid }: Verdict) {
  if (check.checking) {
    return <Status type="loading">{texts.checking}</Status>;
  }
  // What has to be corrected stands below the field.
  if (check.entries.length === 0 || lines === 0 || invalid > 0 || check.problem !== null) {
    return null;
  }
  return (
    <div aria-live="polite">
      <Status type="success">{texts.allCorrect(check.entries.length)}</Status>
    </div>
  );
}

interface Line {
  readonly number: number;
  readonly entry: string;
  readonly covers: string;
  readonly problem: string;
}

const COLUMNS: readonly Column<Line>[] = [
  {
    id: 'entry',
    header: texts.columns.entry,
    text: ({ number, entry }) => `${number}: ${entry}`,
    order: (one, other) => one.number - other.number,
    width: 160,
  },
  { id: 'covers', header: texts.columns.covers, text: ({ covers }) => covers, width: 200 },
  {
    id: 'problem',
    header: texts.columns.problem,
    text: ({ problem }) => problem,
    cell: ({ problem }) => (problem === '' ? '' : <Status type="error">{problem}</Status>),
    width: 200,
  },
];

function Lines({ check, typed }: { readonly check: AddressCheck; readonly typed: readonly string[] }) {
  const lines = check.entries.map(({ entry, covers, problem, suggestion }, index): Line => {
    const hint = suggestion === null ? '' : ` ${texts.suggestion(suggestion)}`;
    return {
      number: index + 1,
      entry: visible(entry ?? typed[index] ?? ''),
      covers: covers === null ? '' : coveredBy(covers),
      problem: problem === null ? '' : `${problem}${hint}`,
    };
  });
  return (
    <DataTable
      id="addresses"
      title={texts.title}
      headingLevel="h3"
      columns={COLUMNS}
      rowHeader="entry"
      items={[...lines.filter(({ problem }) => problem !== ''), ...lines.filter(({ problem }) => problem === '')]}
      keyOf={({ number }) => String(number)}
      loading={false}
      empty=""
      findLabel={texts.find}
    />
  );
}

function coveredBy({
  first,
  last,
  addresses,
}: {
  readonly first: string;
  readonly last: string;
  readonly addresses: string;
}) {
  return first === last ? texts.one(first) : texts.range(BigInt(addresses).toLocaleString('en'), first, last);
}
