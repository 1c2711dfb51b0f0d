import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useConsole } from '../../calls/console-context.ts';
import { Button } from '../../shown/button.tsx';
import { size } from '../../shown/numbers.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { Base } from './base.ts';
import { chosenFiles, droppedFiles } from './dropped-files.ts';
import type { ChosenFile } from './prepare-uploads.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUploads } from './use-uploads.ts';

const { upload: texts } = knowledgeTexts;

/** Accepts files and folders, shows their estimated cost, uploads them and shows the state of each. */
export function UploadPart({ base, onDone }: { readonly base: Base; readonly onDone: () => void }) {
  const uploads = useUploads(base.id, onDone);
  return (
    <Container header={<Header>{texts.title}</Header>}>
      {uploads.step === 'none' ? <DropZone onFiles={uploads.add} /> : <UploadProgress uploads={uploads} />}
    </Container>
  );
}

function DropZone({ onFiles }: { readonly onFiles: (files: readonly ChosenFile[]) => void }) {
  const { me, notify } = useConsole();
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React has no property for `webkitdirectory`.
    if (folder.current !== null) {
      folder.current.webkitdirectory = true;
    }
  }, []);
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    await droppedFiles(event.dataTransfer.items).then(addChosen, () => notify('error', texts.unreadable));
  };
  // Without a word, nobody would know why nothing happens.
  const addChosen = (chosen: readonly ChosenFile[]) =>
    chosen.length === 0 ? notify('info', texts.noFiles) : onFiles(chosen);
  const { document_types, document_bytes_max } = me.stage;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same for a keyboard
    <div
      className="console-drop"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <SpaceBetween size="xs">
        <Box variant="h3">{texts.drop}</Box>
        <div>{texts.or}</div>
        <div>
          <Button iconName="upload" onClick={() => files.current?.click()}>
            {texts.files}
          </Button>{' '}
          <Button iconName="folder" onClick={() => folder.current?.click()}>
            {texts.folder}
          </Button>
        </div>
        <Box color="text-body-secondary">{texts.hint(document_types.join(', '), size(document_bytes_max))}</Box>
      </SpaceBetween>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={texts.files}
        onChange={({ target }) => addChosen(chosenFiles(target.files))}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label={texts.folder}
        onChange={({ target }) => addChosen(chosenFiles(target.files))}
      />
    </div>
  );
}
