// Guarantee: the text of a diagram is read at its place on the slide, and only if the diagram is shown. Risk: a diagram
// that its author hid is quoted.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip } from '../make-zip.ts';
import { officeFiles, relationsOf } from './make-office.ts';

const words = (text: string) => `<p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const frame = (id: string, hidden = '0', x = '0') =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="1" hidden="${hidden}"/></p:nvGraphicFramePr>
  <p:xfrm><a:off x="${x}" y="0"/><a:ext cx="100" cy="100"/></p:xfrm>
  <a:graphic><a:graphicData><dgm:relIds r:dm="${id}" r:lo="rX"/></a:graphicData></a:graphic></p:graphicFrame>`;

async function textsOf(shapes: string): Promise<readonly string[] | string> {
  const root = 'xmlns:p="p" xmlns:a="a" xmlns:r="r" xmlns:dgm="dgm"';
  const bytes = makeZip(
    officeFiles('pptx', [
      {
        name: 'ppt/presentation.xml',
        content: `<p:presentation ${root}><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst><p:sldSz cx="1000" cy="1000"/></p:presentation>`,
      },
      relationsOf('ppt/presentation.xml', [['r1', 'slide', 'slides/s.xml']]),
      { name: 'ppt/slides/s.xml', content: `<p:sld ${root}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>` },
      relationsOf('ppt/slides/s.xml', [
        ['rD', 'diagramData', '../diagrams/d.xml'],
        ['rE', 'diagramData', '../diagrams/e.xml'],
        ['rX', 'diagramLayout', '../diagrams/l.xml'],
      ]),
      ...['d', 'e'].map((name) => ({
        name: `ppt/diagrams/${name}.xml`,
        content: `<dgm:dataModel ${root}><dgm:ptLst><dgm:pt><dgm:t><a:p><a:r><a:t>Step ${name}</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`,
      })),
    ]),
  );
  const document = await extractDocument(bytes, 'a.pptx', () => false);
  return 'code' in document
    ? document.code
    : document.blocks.map((block) => (block.kind === 'table' ? '' : block.text));
}

it.each([
  ['at its place', words('Before') + frame('rD') + words('After'), ['Before', 'Step d', 'After']],
  ['each at its place', frame('rE') + words('Between') + frame('rD'), ['Step e', 'Between', 'Step d']],
  ['not if it is hidden', words('Seen') + frame('rD', '1'), ['Seen']],
  ['not if it is beside the slide', words('Seen') + frame('rD', '0', '2000'), ['Seen']],
  ['not if no shape shows it', words('Seen'), ['Seen']],
  ['not if its data is of another kind', words('Seen') + frame('rX'), ['Seen']],
])('a diagram is read %s', async (_case, shapes, texts) => {
  expect(await textsOf(shapes)).toEqual(texts);
});
