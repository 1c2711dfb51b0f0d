// Guarantee: letters on a slide or a layout that exchanges the colors of its design, as a dark slide of a light design
// does, are compared with the colors that it shows. Risk: a whole slide is taken for hidden text.
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

const DARK = '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"/></p:clrMapOvr>';
const GROUND = '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>';
const letters = (ink: string) =>
  `<p:spTree><p:sp><p:txBody><a:p><a:r><a:rPr><a:solidFill>${ink}</a:solidFill></a:rPr><a:t>x</a:t></a:r></a:p></p:txBody></p:sp></p:spTree>`;
const [WHITE, BLACK, PAPER] = ['<a:srgbClr val="FFFFFF"/>', '<a:srgbClr val="000000"/>', '<a:schemeClr val="bg1"/>'];

function presentation({ ink, slide = '', slideGround = '', layout = '' }: Readonly<Record<string, string>>) {
  const part = (name: string, content: string) => ({
    name: `ppt/${name}.xml`,
    content: `<p:sld xmlns:p="p" xmlns:a="a">${content}</p:sld>`,
  });
  return officeFiles('pptx', [
    part('s/a', `<p:cSld>${slideGround}${letters(ink ?? '')}</p:cSld>${slide}`),
    part('s/l', `<p:cSld/>${layout}`),
    part('s/m', `<p:cSld>${GROUND}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"/>`),
    {
      name: 'ppt/presentation.xml',
      content: '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldId id="1" r:id="r1"/></p:presentation>',
    },
    relationsOf('ppt/presentation.xml', [['r1', 'slide', 's/a.xml']]),
    relationsOf('ppt/s/a.xml', [['r1', 'slideLayout', 'l.xml']]),
    relationsOf('ppt/s/l.xml', [['r1', 'slideMaster', 'm.xml']]),
  ]);
}

async function isRead(given: Readonly<Record<string, string>>) {
  return 'blocks' in (await extractDocument(makeZip(presentation(given)), 'a.pptx', () => false));
}

// Returns how often each part of a presentation is unpacked.
function timesRead(given: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
  const times: Record<string, number> = {};
  const { entries, read } = openZip(makeZip(presentation(given)), OFFICE_LIMITS);
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
  ['white letters on a slide', { ink: WHITE }, false],
  ['black letters on a slide', { ink: BLACK }, true],
  ['white letters on a dark slide', { ink: WHITE, slide: DARK, slideGround: GROUND }, true],
  ['black letters on a dark slide', { ink: BLACK, slide: DARK, slideGround: GROUND }, false],
  ['letters in the background color of a dark slide', { ink: PAPER, slide: DARK, slideGround: GROUND }, false],
  ['white letters on a dark slide with the background of its design', { ink: WHITE, slide: DARK }, true],
  ['white letters on a dark layout', { ink: WHITE, layout: DARK }, true],
  ['letters in the dark background color of the layout', { ink: PAPER, layout: DARK, slideGround: GROUND }, false],
])('compares %s with what is below them', async (_, given, isSeen) => {
  expect(await isRead(given)).toBe(isSeen);
});

it.each([
  ['once', { ink: BLACK }, 1],
  ['twice if it has a map of colors', { ink: WHITE, slide: DARK }, 2],
])('reads a slide %s, and the links of each part once', (_, given, times) => {
  const { 'ppt/s/a.xml': slide, ...others } = timesRead(given);
  const links = Object.entries(others).filter(([name]) => name.endsWith('.rels'));
  expect(slide).toBe(times);
  expect(links.filter(([, count]) => count !== 1)).toEqual([]);
});
