// Guarantee: the text of a diagram is read at its place on the slide, and only if the diagram is shown. Risk: a diagram
// that its author hid is quoted.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';
import { makeZip } from '../make-zip.ts';
import { officeFiles, relationsOf } from './make-office.ts';

const textBox = (text: string) => `<p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const diagram = (id: string, hidden = '0', x = '0') =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="1" hidden="${hidden}"/></p:nvGraphicFramePr>
  <p:xfrm><a:off x="${x}" y="0"/><a:ext cx="100" cy="100"/></p:xfrm>
  <a:graphic><a:graphicData><dgm:relIds r:dm="${id}" r:lo="rX"/></a:graphicData></a:graphic></p:graphicFrame>`;

async function read(shapes: string): Promise<readonly string[]> {
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
  return textsOf(document);
}

it.each([
  ['at its place on the slide', textBox('Before') + diagram('rD') + textBox('After'), ['Before', 'Step d', 'After']],
  [
    'at its place, if there are two',
    diagram('rE') + textBox('Between') + diagram('rD'),
    ['Step e', 'Between', 'Step d'],
  ],
  ['not if it is hidden', textBox('Seen') + diagram('rD', '1'), ['Seen']],
  ['not if it is beside the slide', textBox('Seen') + diagram('rD', '0', '2000'), ['Seen']],
  ['not if no shape shows it', textBox('Seen'), ['Seen']],
  ['not if its relationship is of another type', textBox('Seen') + diagram('rX'), ['Seen']],
])('a diagram is read %s', async (_case, shapes, texts) => {
  expect(await read(shapes)).toEqual(texts);
});
