import { CannotRead } from '../../cannot-read.ts';
import { plausibleTitle } from '../../document-title.ts';
import type { ExtractedDocument } from '../../extracted-document.ts';
import type { XmlHandlers } from '../../xml/read-xml.ts';
import { chartBlocks } from '../charts-and-comments.ts';
import { type OfficePackage, propertiesTitle } from '../office-package.ts';
import { docxBlocks } from './docx-blocks.ts';
import { createBodyReader } from './docx-body.ts';
import { type DocxFlow, emptyParagraph } from './docx-flow.ts';
import { isOn } from './docx-ink.ts';
import { createNumberingReader } from './docx-numbering.ts';
import { createStyleReader, type DocxStyles } from './docx-styles.ts';

const LABELS = { footnote: 'Footnote', endnote: 'Endnote' } as const;
type NoteText = (kind: keyof typeof LABELS, id: string) => DocxFlow;
const noNotes: NoteText = () => [];

/**
 * Extracts a Word document as it is printed: headings by their styles, lists with their marks, tables with their
 * header, and text boxes and notes after the paragraph that they belong to. Leaves out tracked deletions, hidden text,
 * comments, headers and footers.
 */
export function extractDocx(docx: OfficePackage, timeIsUp: () => boolean): ExtractedDocument {
  const parts = new Map([...docx.relations(docx.main).values()].map(({ type, part }) => [type, part]));
  const read = (type: string, handlers: Parameters<OfficePackage['read']>[1]) => {
    const part = parts.get(type);
    return part !== undefined && docx.read(part, handlers, timeIsUp);
  };
  const styleReader = createStyleReader();
  read('styles', styleReader.handlers);
  const styles = styleReader.styles();
  const numbering = createNumberingReader();
  read('numbering', numbering.handlers);
  const notes = { footnote: notesOf('footnotes', styles, read), endnote: notesOf('endnotes', styles, read) };
  let showsPageColor = false;
  const openSetting: XmlHandlers['open'] = (name, attributes) => {
    showsPageColor ||= name === 'displayBackgroundShape' && isOn(attributes);
  };
  read('settings', { open: openSetting });
  const noteText: NoteText = (kind, id) => labeled(LABELS[kind], notes[kind].get(id) ?? []);
  const body = createBodyReader(styles, { noteText, showsPageColor });
  if (!docx.read(docx.main, body.handlers, timeIsUp)) {
    throw new CannotRead('corrupt');
  }
  const { blocks, title, heading } = docxBlocks(body.flow, styles, numbering.numbering());
  const best = [propertiesTitle(docx), title, heading].map(plausibleTitle).find((text) => text !== null);
  const charts = chartBlocks({ office: docx, part: docx.main, place: { headings: [], page: null }, timeIsUp });
  return { type: 'docx', title: best ?? null, pages: null, blocks: [...blocks, ...charts] };
}

function notesOf(
  type: string,
  styles: DocxStyles,
  read: (type: string, handlers: Parameters<OfficePackage['read']>[1]) => boolean,
): ReadonlyMap<string, DocxFlow> {
  const reader = createBodyReader(styles, { noteText: noNotes, showsPageColor: false });
  read(type, reader.handlers);
  return reader.notes;
}

// Without its label, a note would read as part of the paragraph before it.
function labeled(label: string, flow: DocxFlow): DocxFlow {
  const text = textsIn(flow)
    .filter((part) => part !== '')
    .join(' ');
  return text === '' ? [] : [{ ...emptyParagraph(), text: `${label}: ${text}` }];
}

function textsIn(flow: DocxFlow): readonly string[] {
  return flow.flatMap((part) =>
    part.kind === 'paragraph'
      ? [part.text.trim()]
      : part.rows
          .filter(({ isHidden }) => !isHidden)
          .flatMap(({ cells }) => cells.flatMap((cell) => textsIn(cell.flow))),
  );
}
