// Guarantee: of an Office document's alternatives, the one is read that Office programs show, and nothing of a
// namespace that they ignore. Risk: a document has text for the model that no reader sees, or loses an emoji that
// readers see; or a small document with thousands of namespaces takes minutes.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip } from '../make-zip.ts';
import { docxFiles, wordParagraph, wordRun } from './make-office.ts';

const MICROSOFT = 'http://schemas.microsoft.com/office';
const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  `xmlns:wps="${MICROSOFT}/word/2010/wordprocessingShape"`,
  `xmlns:w14="${MICROSOFT}/word/2010/wordml"`,
  `xmlns:w16se="${MICROSOFT}/word/2015/wordml/symex"`,
  'xmlns:own="urn:example:own"',
].join(' ');

async function textOf(body: string, ignorable = 'w14 w16se own'): Promise<string> {
  const files = docxFiles('').map((file) =>
    file.name === 'word/document.xml'
      ? {
          ...file,
          content: `<w:document ${NAMESPACES} mc:Ignorable="${ignorable}"><w:body>${body}</w:body></w:document>`,
        }
      : file,
  );
  const result = await extractDocument(makeZip(files), 'a.docx', () => false);
  return 'blocks' in result
    ? result.blocks.map((block) => ('text' in block ? block.text : '')).join(' / ')
    : result.code;
}

const alternatives = (choices: string, fallback = '') =>
  `<mc:AlternateContent>${choices}<mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
const choice = (requires: string, content: string, more = '') =>
  `<mc:Choice ${more} Requires="${requires}">${content}</mc:Choice>`;
const seen = wordParagraph('Seen.');
const unseen = wordParagraph('Unseen.');

describe('alternatives of an Office document', () => {
  it.each([
    ['the one that programs understand', alternatives(choice('wps', seen), unseen)],
    ['the one for old programs, if they understand no other', alternatives(choice('own', unseen), seen)],
    ['one with several namespaces, only if they understand all', alternatives(choice('wps own', unseen), seen)],
    [
      'the first one that they understand',
      alternatives(choice('own', unseen) + choice('wps', seen) + choice('w14', unseen)),
    ],
    ['one whose prefix means another namespace there', alternatives(choice('wps', unseen, 'xmlns:wps="urn:a"'), seen)],
    ['one inside another', alternatives(choice('wps', alternatives(choice('own', unseen), seen)), unseen)],
  ])('are read as programs show them: %s', async (_, body) => {
    expect(await textOf(body)).toBe('Seen.');
  });

  it('are read inside a run: an emoji, and a tab', async () => {
    const emoji = alternatives(choice('w16se', '<w16se:symEx w16se:char="1F60A"/>'), '<w:t>😊</w:t>');
    expect(
      await textOf(
        `<w:p><w:r><w:t>Fine</w:t>${emoji}${alternatives(choice('wps', '<w:tab/>'))}<w:t>!</w:t></w:r></w:p>`,
      ),
    ).toBe('Fine😊 !');
  });
});

describe('what programs ignore in an Office document', () => {
  it.each([
    ['elements', `<own:p>${wordRun('Unseen.')}</own:p>`],
    ['what is in these elements', `<own:box>${unseen}</own:box>`],
    ['elements with the names of letters', '<w:p><w:r><own:t>Unseen.</own:t></w:r></w:p>'],
    [
      'elements of a namespace that a part declares',
      `<own:p xmlns:own="urn:b" mc:Ignorable="own">${wordRun('Unseen.')}</own:p>`,
    ],
    ['attributes', `<w:p>${wordRun('Unseen.', '<w:vanish own:val="0"/>')}</w:p>`],
  ])('is not read: %s', async (_, body) => {
    expect(await textOf(`${body}${seen}`)).toBe('Seen.');
  });

  it('does not include the parts that newer programs understand', async () => {
    const clear = '<w14:textFill><w14:noFill/></w14:textFill>';
    expect(await textOf(`<w:p>${wordRun('Unseen.', clear)}</w:p>${seen}`)).toBe('Seen.');
  });

  it('ends with its element', async () => {
    const body = `<w:p xmlns:x="urn:x" mc:Ignorable="x"><x:a/>${wordRun('One.')}</w:p><w:p xmlns:x="urn:y"><w:r><x:t>Two.</x:t></w:r></w:p>`;
    expect(await textOf(body)).toBe('One. / Two.');
  });
});

// Copying all namespaces for each further one takes minutes for these documents of less than a megabyte.
describe('a document with thousands of namespaces is read in time', () => {
  const declared = (count: number) => Array.from({ length: count }, (_, at) => `xmlns:a${at}="urn:a"`).join(' ');

  it('in one element', async () => {
    expect(await textOf(`<w:p ${declared(50_000)}>${wordRun('Seen.')}</w:p>`)).toBe('Seen.');
  });

  it('in an element around others that declare one', async () => {
    const inner = '<w:r xmlns:b="urn:b"/>'.repeat(20_000);
    expect(await textOf(`<w:p ${declared(40_000)}>${inner}${wordRun('Seen.')}</w:p>`)).toBe('Seen.');
  });
});
