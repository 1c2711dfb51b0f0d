// Guarantee: letters are compared with the background that the slide shows, even if the slide or its layout swaps the
// colors of its theme, as a dark slide in a light presentation does. Risk: a whole slide is taken for hidden text.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import {
  OFFICE_LIMITS,
  type OfficePackage,
  officePackage,
} from '../../../../shared/extraction/office/office-package.ts';
import { extractPptx } from '../../../../shared/extraction/office/pptx/extract-pptx.ts';
import { openZip } from '../../../../shared/extraction/zip/read-zip.ts';
import { makeZip } from '../make-zip.ts';
import { officeFiles, relationsOf } from './make-office.ts';

const DARK_COLORS = '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"/></p:clrMapOvr>';
const BACKGROUND = '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>';
const letters = (color: string) =>
  `<p:spTree><p:sp><p:txBody><a:p><a:r><a:rPr><a:solidFill>${color}</a:solidFill></a:rPr><a:t>x</a:t></a:r></a:p></p:txBody></p:sp></p:spTree>`;
const [WHITE, BLACK, THEME_BACKGROUND] = [
  '<a:srgbClr val="FFFFFF"/>',
  '<a:srgbClr val="000000"/>',
  '<a:schemeClr val="bg1"/>',
];

function filesOf({ color, slide = '', slideBackground = '', layout = '' }: Readonly<Record<string, string>>) {
  const part = (name: string, content: string) => ({
    name: `ppt/${name}.xml`,
    content: `<p:sld xmlns:p="p" xmlns:a="a">${content}</p:sld>`,
  });
  return officeFiles('pptx', [
    part('s/a', `<p:cSld>${slideBackground}${letters(color ?? '')}</p:cSld>${slide}`),
    part('s/l', `<p:cSld/>${layout}`),
    part('s/m', `<p:cSld>${BACKGROUND}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"/>`),
    {
      name: 'ppt/presentation.xml',
      content: '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldId id="1" r:id="r1"/></p:presentation>',
    },
    relationsOf('ppt/presentation.xml', [['r1', 'slide', 's/a.xml']]),
    relationsOf('ppt/s/a.xml', [['r1', 'slideLayout', 'l.xml']]),
    relationsOf('ppt/s/l.xml', [['r1', 'slideMaster', 'm.xml']]),
  ]);
}

async function isRead(parts: Readonly<Record<string, string>>) {
  return 'blocks' in (await extractDocument(makeZip(filesOf(parts)), 'a.pptx', () => false));
}

// Returns how often each file of a presentation is unpacked.
function timesRead(parts: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
  const times: Record<string, number> = {};
  const { entries, read } = openZip(makeZip(filesOf(parts)), OFFICE_LIMITS);
  const pptx = officePackage({
    entries,
    read: (entry) => {
      times[entry.name] = (times[entry.name] ?? 0) + 1;
      return read(entry);
    },
  });
  extractPptx(pptx as OfficePackage, () => false);
  return times;
}

it.each([
  ['white letters on a slide', { color: WHITE }, false],
  ['black letters on a slide', { color: BLACK }, true],
  ['white letters on a dark slide', { color: WHITE, slide: DARK_COLORS, slideBackground: BACKGROUND }, true],
  ['black letters on a dark slide', { color: BLACK, slide: DARK_COLORS, slideBackground: BACKGROUND }, false],
  [
    'letters in the background color of a dark slide',
    { color: THEME_BACKGROUND, slide: DARK_COLORS, slideBackground: BACKGROUND },
    false,
  ],
  ['white letters on a dark slide with the background of its master', { color: WHITE, slide: DARK_COLORS }, true],
  ['white letters on a dark layout', { color: WHITE, layout: DARK_COLORS }, true],
  [
    'letters in the dark background color of the layout',
    { color: THEME_BACKGROUND, layout: DARK_COLORS, slideBackground: BACKGROUND },
    false,
  ],
])('reads %s: $2', async (_case, parts, isVisible) => {
  expect(await isRead(parts)).toBe(isVisible);
});

it.each([
  ['once', { color: BLACK }, 1],
  ['twice if it has a color map', { color: WHITE, slide: DARK_COLORS }, 2],
])('unpacks a slide %s, and the relationships of each part once', (_case, parts, times) => {
  const { 'ppt/s/a.xml': slide, ...others } = timesRead(parts);
  const relations = Object.entries(others).filter(([name]) => name.endsWith('.rels'));
  expect(slide).toBe(times);
  expect(relations.filter(([, count]) => count !== 1)).toEqual([]);
});
