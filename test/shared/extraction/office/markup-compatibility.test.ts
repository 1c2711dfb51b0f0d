// Guarantee: of the alternatives in an Office document, only the one that Office programs show is read, and elements of
// namespaces that they ignore are not read. Risk: the model reads text that no reader sees, a document loses an emoji
// that readers see, or a small document with thousands of namespaces takes minutes.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';
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
  return textsOf(await extractDocument(makeZip(files), 'a.docx', () => false)).join(' / ');
}

const alternatives = (choices: string, fallback = '') =>
  `<mc:AlternateContent>${choices}<mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
const choice = (requires: string, content: string, more = '') =>
  `<mc:Choice ${more} Requires="${requires}">${content}</mc:Choice>`;
const SEEN = wordParagraph('Seen.');
const UNSEEN = wordParagraph('Unseen.');

describe('alternatives of an Office document', () => {
  it.each([
    ['the one that programs understand', alternatives(choice('wps', SEEN), UNSEEN)],
    ['the fallback, if programs understand no other one', alternatives(choice('own', UNSEEN), SEEN)],
    ['one with several namespaces, only if programs understand all', alternatives(choice('wps own', UNSEEN), SEEN)],
    [
      'the first one that programs understand',
      alternatives(choice('own', UNSEEN) + choice('wps', SEEN) + choice('w14', UNSEEN)),
    ],
    [
      'the fallback, if a prefix is another namespace there',
      alternatives(choice('wps', UNSEEN, 'xmlns:wps="urn:a"'), SEEN),
    ],
    [
      'an alternative inside another one',
      alternatives(choice('wps', alternatives(choice('own', UNSEEN), SEEN)), UNSEEN),
    ],
  ])('are read as programs show them: %s', async (_case, body) => {
    expect(await textOf(body)).toBe('Seen.');
  });

  it('are also read inside a run, as for an emoji or a tab', async () => {
    const emoji = alternatives(choice('w16se', '<w16se:symEx w16se:char="1F60A"/>'), '<w:t>😊</w:t>');
    expect(
      await textOf(
        `<w:p><w:r><w:t>Fine</w:t>${emoji}${alternatives(choice('wps', '<w:tab/>'))}<w:t>!</w:t></w:r></w:p>`,
      ),
    ).toBe('Fine😊 !');
  });
});

describe('ignorable content of an Office document', () => {
  it.each([
    ['elements', `<own:p>${wordRun('Unseen.')}</own:p>`],
    ['the content of elements', `<own:box>${UNSEEN}</own:box>`],
    ['elements with the name of a text element', '<w:p><w:r><own:t>Unseen.</own:t></w:r></w:p>'],
    [
      'elements of a namespace that a part declares',
      `<own:p xmlns:own="urn:b" mc:Ignorable="own">${wordRun('Unseen.')}</own:p>`,
    ],
    ['attributes', `<w:p>${wordRun('Unseen.', '<w:vanish own:val="0"/>')}</w:p>`],
  ])('is not read: %s', async (_case, body) => {
    expect(await textOf(`${body}${SEEN}`)).toBe('Seen.');
  });

  it('does not include the namespaces that newer programs understand', async () => {
    const clear = '<w14:textFill><w14:noFill/></w14:textFill>';
    expect(await textOf(`<w:p>${wordRun('Unseen.', clear)}</w:p>${SEEN}`)).toBe('Seen.');
  });

  it('is ignored only within the element that declares it', async () => {
    const body = `<w:p xmlns:x="urn:x" mc:Ignorable="x"><x:a/>${wordRun('One.')}</w:p><w:p xmlns:x="urn:y"><w:r><x:t>Two.</x:t></w:r></w:p>`;
    expect(await textOf(body)).toBe('One. / Two.');
  });
});

// Copying all namespaces for each further one would take minutes for these documents of about a megabyte.
describe('a document with thousands of namespaces is read in time', () => {
  const declared = (count: number) => Array.from({ length: count }, (_, at) => `xmlns:a${at}="urn:a"`).join(' ');

  it('if one element declares all of them', async () => {
    expect(await textOf(`<w:p ${declared(50_000)}>${wordRun('Seen.')}</w:p>`)).toBe('Seen.');
  });

  it('if 20,000 elements inside it each declare another one', async () => {
    const inner = '<w:r xmlns:b="urn:b"/>'.repeat(20_000);
    expect(await textOf(`<w:p ${declared(40_000)}>${inner}${wordRun('Seen.')}</w:p>`)).toBe('Seen.');
  });
});
