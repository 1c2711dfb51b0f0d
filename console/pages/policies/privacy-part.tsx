import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import { Status } from '../../parts/status.tsx';
import { policiesTexts } from '../../texts/policies.ts';
import { kindName } from './kind-names.ts';
import type { PartProperties } from './part-properties.ts';
import { TryPrivacy } from './try-privacy.tsx';

const texts = policiesTexts.privacy;

interface Properties extends PartProperties {
  readonly kinds: readonly string[];
}

/** The choice of the personal data that is removed from texts. */
export function PrivacyPart({ draft, change, mistakes, readOnly, kinds }: Properties) {
  const toggle = (kind: string, on: boolean) =>
    change({ kinds: kinds.filter((known) => (known === kind ? on : draft.kinds.includes(known))) });
  return (
    <Container header={<Header description={texts.hint}>{texts.title}</Header>}>
      <SpaceBetween size="m">
        <Toggle
          checked={draft.removes}
          disabled={readOnly}
          onChange={({ detail }) => change({ removes: detail.checked })}
        >
          {texts.on}
        </Toggle>
        {draft.removes && (
          <fieldset className="console-fieldset">
            <legend>{texts.kinds}</legend>
            <SpaceBetween size="s">
              <RadioGroup
                ariaLabel={texts.kinds}
                readOnly={readOnly}
                value={draft.allKinds ? 'all' : 'some'}
                onChange={({ detail }) => change({ allKinds: detail.value === 'all' })}
                items={[
                  { value: 'all', label: texts.all },
                  { value: 'some', label: texts.some },
                ]}
              />
              {!draft.allKinds && (
                <ColumnLayout columns={3}>
                  {kinds.map((kind) => (
                    <Checkbox
                      key={kind}
                      checked={draft.kinds.includes(kind)}
                      disabled={readOnly}
                      onChange={({ detail }) => toggle(kind, detail.checked)}
                    >
                      {kindName(kind)}
                    </Checkbox>
                  ))}
                </ColumnLayout>
              )}
              {mistakes.kinds && <Status type="error">{texts.noKind}</Status>}
            </SpaceBetween>
          </fieldset>
        )}
        <TryPrivacy kinds={draft.allKinds ? 'all' : draft.kinds} />
      </SpaceBetween>
    </Container>
  );
}
