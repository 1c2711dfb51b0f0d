import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useConsole } from '../../calls/console-context.ts';
import { Button } from '../../parts/button.tsx';
import { size } from '../../parts/numbers.ts';
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
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React has no property for `webkitdirectory`.
    if (folder.current !== null) {
      folder.current.webkitdirectory = true;
    }
  }, []);
  // Without a notice, nobody would know why nothing happens.
  const addChosen = (chosen: readonly ChosenFile[]) =>
    chosen.length === 0 ? notify('info', texts.noFiles) : onFiles(chosen);
  const target = useDropTarget((items) => droppedFiles(items).then(addChosen, () => notify('error', texts.unreadable)));
  const { document_types, document_bytes_max } = me.stage;
  return (
    <div className="console-drop" {...target}>
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
      <FileInput input={files} label={texts.files} onChosen={addChosen} multiple />
      <FileInput input={folder} label={texts.folder} onChosen={addChosen} />
    </div>
  );
}

// The properties of an element on which files can be dropped.
function useDropTarget(onDrop: (items: DataTransferItemList) => Promise<void>) {
  const [over, setOver] = useState(false);
  return {
    'data-over': over,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: async (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      await onDrop(event.dataTransfer.items);
    },
  };
}

interface FileInputProperties {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly onChosen: (files: readonly ChosenFile[]) => void;
  readonly multiple?: boolean;
}

// Hidden: a button opens it.
function FileInput({ input, label, onChosen, multiple = false }: FileInputProperties) {
  return (
    <input
      ref={input}
      type="file"
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={({ target }) => onChosen(chosenFiles(target.files))}
    />
  );
}
