import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useSyncExternalStore } from 'react';
import { publicApiUrl } from '../../address/public-api-url.ts';
import { useConsole } from '../../calls/console-context.ts';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { LabeledTime } from '../../parts/labeled-time.tsx';
import { useWarnBeforeLeaving } from '../../parts/typed/use-warn-before-leaving.ts';
import { visible } from '../../parts/visible.ts';
import { commonTexts } from '../../texts/common.ts';
import { keysTexts } from '../../texts/keys.ts';
import { currentNewKey, forgetNewKey, type NewKey, subscribeToNewKey } from './new-key.ts';

const texts = keysTexts.shown;

/** The dialog that shows a new key, if there is one, above whichever page is open. */
export function NewKeyDialog() {
  const made = useSyncExternalStore(subscribeToNewKey, currentNewKey);
  return made === null ? null : <NewKeyModal key={made.key} made={made} onClose={forgetNewKey} />;
}

// Shows a new key once; closing it forgets the key.
function NewKeyModal({ made, onClose }: { readonly made: NewKey; readonly onClose: () => void }) {
  const { me } = useConsole();
  useWarnBeforeLeaving(true);
  const line = `KC_API_KEY=${made.key}`;
  const curl = `curl -s ${publicApiUrl(me.stage)}${exampleOf(made.scopes)} -H 'Authorization: Bearer ${made.key}'`;
  return (
    <Modal
      visible
      size="large"
      header={`${texts.title}: ${visible(made.name)}`}
      onDismiss={({ detail }) => {
        // A click outside the dialog, or an accidental Escape, would lose the key.
        if (detail.reason === 'closeButton') {
          onClose();
        }
      }}
      closeAriaLabel={commonTexts.close}
      footer={
        <Box float="right">
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Alert type="warning">{texts.warning}</Alert>
        {/* A second Enter after the one that created the key copies it; on the close button, it would lose the key. */}
        <Copyable label={texts.key} copy={texts.copyKey} text={made.key} isFocused />
        <Copyable label={texts.line} copy={texts.copyLine} text={line} />
        <Copyable label={texts.curl} copy={texts.copyCurl} text={curl} />
        <div>{made.endsAt === null ? texts.never : <LabeledTime label={texts.ends} at={made.endsAt} />}</div>
        {made.previousEndsAt !== null && (
          <div>
            <LabeledTime label={texts.previous} at={made.previousEndsAt} />
          </div>
        )}
      </SpaceBetween>
    </Modal>
  );
}

// The most that the key may do: a question, a search, or the health check, which every key may make.
function exampleOf(scopes: readonly string[]): string {
  const json = (body: object) => `-H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`;
  if (scopes.includes('copilot:query')) {
    return `/copilot/query ${json({ question: texts.exampleQuestion })}`;
  }
  return scopes.includes('knowledge:read') ? `/knowledge/search ${json({ query: texts.exampleQuery })}` : '/health';
}

interface CopyableProperties {
  readonly label: string;
  readonly copy: string;
  readonly text: string;
  readonly isFocused?: boolean;
}

function Copyable({ label, copy, text, isFocused = false }: CopyableProperties) {
  return (
    <div>
      <Box variant="awsui-key-label">{label}</Box>
      <code className="console-code">{text}</code>
      <Box margin={{ top: 'xs' }}>
        <CopyButton text={text} label={copy} isFocused={isFocused} />
      </Box>
    </div>
  );
}
