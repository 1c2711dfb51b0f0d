import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ResultOf } from '../../api/types.ts';
import { useLoad } from '../../calls/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useDialog } from '../../parts/use-dialog.ts';
import { callTexts } from '../../texts/calls.ts';
import { stageTexts } from '../../texts/stage.ts';
import { CompanyList } from './company-list.tsx';
import { CreateCompany } from './create-company.tsx';
import { HealthLists } from './health-lists.tsx';
import { SetCompanyState } from './set-company-state.tsx';
import type { StageCompany } from './stage-company.ts';

// The maximum age of the figures that an operator sees.
const REPEAT_SECONDS = 30;

/** The companies of the stage, and the health of the stage itself. */
export function StagePage() {
  const overview = useLoad('stage.overview', {}, { repeatAfter: () => REPEAT_SECONDS });
  const status = useLoad('stage.status', {});
  const { open, show, changed, canceled } = useDialog<'create' | StageCompany>(() => overview.reload());
  const create = (
    <Button variant="primary" onClick={() => show('create')}>
      {stageTexts.create}
    </Button>
  );
  const { data, problem } = overview;
  return (
    <Page title={stageTexts.title} intro={stageTexts.intro} actions={create}>
      <ProblemBox problem={problem} retry={overview.reload} repeatsCall />
      <ProblemBox problem={status.problem} retry={status.reload} repeatsCall />
      {data === null && problem === null && <div role="status">{callTexts.loading}…</div>}
      {status.data !== null && <Problems problems={status.data.problems} />}
      {data !== null && (
        <SpaceBetween size="l">
          <CompanyList companies={data.companies} loading={overview.loading} reload={overview.reload} onState={show} />
          <HealthLists overview={data} />
        </SpaceBetween>
      )}
      {open === 'create' && <CreateCompany onCancel={canceled} onDone={changed} />}
      {open !== null && open !== 'create' && <SetCompanyState company={open} onCancel={canceled} onDone={changed} />}
    </Page>
  );
}

function Problems({ problems }: { readonly problems: ResultOf<'stage.status'>['problems'] }) {
  if (problems.length === 0) {
    return <Alert type="success">{stageTexts.noProblems}</Alert>;
  }
  return (
    <Container header={<Header>{stageTexts.problems}</Header>}>
      <SpaceBetween size="s">
        {problems.map(({ what, do: remedy }) => (
          <Alert key={what} type="warning" header={what}>
            {remedy}
          </Alert>
        ))}
      </SpaceBetween>
    </Container>
  );
}
