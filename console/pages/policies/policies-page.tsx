import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import type { ResultOf } from '../../api/types.ts';
import { useCompany, useConsole, useRights } from '../../calls/console-context.ts';
import { useLoad, useRun } from '../../calls/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { warnBeforeLeaving } from '../../parts/typed/use-warn-before-leaving.ts';
import { problemOf } from '../../session/problem.ts';
import { callTexts } from '../../texts/calls.ts';
import { policiesTexts } from '../../texts/policies.ts';
import { AddressesPart } from './addresses-part.tsx';
import { ChangedByOthers } from './changed-by-others.tsx';
import { LimitsPart } from './limits-part.tsx';
import type { PartProperties } from './part-properties.ts';
import { changeOf, type Draft, draftOf, enforcesNewList, linesOf, mistakesIn, withOwn } from './policy-draft.ts';
import { isSavedAlready, refusedUntil } from './policy-text.ts';
import { PrivacyPart } from './privacy-part.tsx';
import { UnsavedPolicies } from './unsaved-policies.ts';
import { LINES_MAX, useAddressCheck } from './use-address-check.ts';

type ShownPolicies = ResultOf<'policy.show'>;
const CONFLICT = 409;

/** The policies of a company, and the form that changes them. */
export function PoliciesPage() {
  const company = useCompany();
  const { data, problem, reload } = useLoad('policy.show', { company_id: company.id });
  return (
    <Page title={policiesTexts.title} intro={policiesTexts.intro}>
      <ProblemBox problem={problem} retry={reload} repeatsCall />
      {data === null && problem === null && <div role="status">{callTexts.loading}…</div>}
      {data !== null && <Editor first={data} />}
    </Page>
  );
}

function Editor({ first }: { readonly first: ShownPolicies }) {
  const { me, notify } = useConsole();
  const { mayChange } = useRights();
  const editor = useEditor(first);
  const { draft, change, dirty, saving } = editor;
  const mistakes = mistakesIn(draft);
  const lines = draft.restricted ? linesOf(draft.addresses) : [];
  const check = useAddressCheck(lines);
  const [confirmed, setConfirmed] = useState(false);
  const mustConfirm = enforcesNewList(draft, editor.before);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list has to be confirmed again.
  useEffect(() => setConfirmed(false), [draft.addresses, draft.restricted]);
  const hasInvalid = check.entries.some(({ problem }) => problem !== null);
  const ready =
    editor.conflict === null &&
    Object.keys(mistakes).length === 0 &&
    !(draft.restricted && hasInvalid) &&
    (confirmed || !mustConfirm) &&
    lines.length <= LINES_MAX;
  const { tries, tryAgain } = useFirstMistake();
  const save = () => {
    if (!dirty) {
      notify('info', policiesTexts.nothingToSave);
    } else if (ready) {
      void editor.save();
    } else {
      tryAgain();
    }
  };
  const part: PartProperties = { draft, change, mistakes, readOnly: !mayChange };
  return (
    <SpaceBetween size="l">
      {editor.conflict !== null && (
        <ChangedByOthers {...editor.conflict} tries={tries} onSeen={editor.acceptConflict} />
      )}
      <AddressesPart
        {...part}
        check={check}
        mustConfirm={mustConfirm}
        isTried={tries > 0}
        confirmed={confirmed}
        setConfirmed={setConfirmed}
      />
      <LimitsPart {...part} defaults={first.defaults} />
      <PrivacyPart {...part} kinds={me.stage.personal_data_kinds} />
      <ProblemBox
        problem={saving.problem}
        title={callTexts.notDone}
        ifResponseLost={callTexts.mayHaveSucceeded(policiesTexts.saveAgain)}
      />
      {!part.readOnly && (
        <Box float="right">
          <SpaceBetween size="xs" direction="horizontal" alignItems="center">
            {dirty && <span>{policiesTexts.unsaved}</span>}
            <Button disabled={!dirty} onClick={editor.discard}>
              {policiesTexts.discard}
            </Button>
            <Button variant="primary" loading={saving.running} onClick={save}>
              {policiesTexts.save}
            </Button>
          </SpaceBetween>
        </Box>
      )}
    </SpaceBetween>
  );
}

// Goes to the first field that keeps the form from being saved, in the order of the page.
function useFirstMistake() {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) {
      document.querySelector<HTMLElement>('main :is([aria-invalid=true], [data-unconfirmed] input)')?.focus();
    }
  }, [tries]);
  return { tries, tryAgain: () => setTries((count) => count + 1) };
}

// Outside the component, which is removed while another page is shown.
const unsaved = new UnsavedPolicies(warnBeforeLeaving);

// Holds the policies as they were opened, the draft, and what somebody else saved in between.
function useEditor(first: ShownPolicies) {
  const company = useCompany();
  const { me, call, notify } = useConsole();
  const { mayChange } = useRights();
  const kinds = me.stage.personal_data_kinds;
  // A person who may no longer change policies sees those in force.
  const kept = mayChange ? unsaved.of(company.id) : undefined;
  const [opened, setOpened] = useState(kept?.opened ?? first);
  const [draft, setDraft] = useState(() => kept?.draft ?? draftOf(first.policies, kinds));
  const [conflict, setConflict] = useState<{ before: ShownPolicies; now: ShownPolicies } | null>(null);
  const saving = useRun();
  const before = draftOf(opened.policies, kinds);
  const edits = changeOf(draft, before);
  const dirty = Object.keys(edits).length > 0;
  useEffect(() => unsaved.keep(company.id, dirty ? { opened, draft } : null), [company.id, dirty, opened, draft]);
  const input = { company_id: company.id };
  const save = () =>
    saving.run(async () => {
      const result = await call('policy.set', { ...input, version: opened.version, ...edits }).catch(nullOnConflict);
      const saved = await call('policy.show', input);
      if (result === null && !isSavedAlready(draft, { opened: opened.policies, now: saved.policies, kinds })) {
        setConflict({ before: opened, now: saved });
        return;
      }
      setOpened(saved);
      setDraft(draftOf(saved.policies, kinds));
      const { saved: done, savedRefusing } = policiesTexts;
      notify('success', result?.notice === undefined ? done : savedRefusing(refusedUntil(draft.budget)));
    });
  const acceptConflict = () => {
    if (conflict !== null) {
      const theirs = draftOf(conflict.now.policies, kinds);
      setDraft(withOwn(theirs, draft, before));
      setOpened(conflict.now);
      setConflict(null);
    }
  };
  const discard = () => {
    saving.forget();
    setDraft(before);
  };
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
  return { draft, change, before, dirty, saving, save, conflict, acceptConflict, discard };
}

// Returns null if somebody else saved first, so that the conflict is shown; rethrows every other failure.
function nullOnConflict(thrown: unknown): null {
  if (problemOf(thrown).status === CONFLICT) {
    return null;
  }
  throw thrown;
}
