import Box from '@cloudscape-design/components/box';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../button.tsx';

interface Properties {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Asks, above a dialog, whether what was typed there may be lost. Every way out but one button keeps it. */
export function DiscardQuestion({ onStay, onDiscard }: Properties) {
  return (
    <Modal
      visible
      header={commonTexts.discardTitle}
      closeAriaLabel={commonTexts.keepEditing}
      onDismiss={onStay}
      footer={
        <Box float="right">
          <SpaceBetween size="xs" direction="horizontal">
            <Button variant="link" onClick={onStay}>
              {commonTexts.keepEditing}
            </Button>
            <Button variant="primary" onClick={onDiscard}>
              {commonTexts.discard}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      {commonTexts.discardHint}
    </Modal>
  );
}
