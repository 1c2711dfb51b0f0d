// Guarantee: a default title that PowerPoint or Google Docs sets, in any language, is not used as the title of a
// document, nor is the heading of a table of contents. Risk: every presentation of a company is cited under the same
// name.
import { expect, it } from 'vitest';
import { plausibleTitle } from '../../../shared/extraction/document-title.ts';

it.each([
  ...['PowerPoint Presentation', 'PowerPoint-Präsentation', 'Présentation PowerPoint', 'Presentación de PowerPoint'],
  ...['Apresentação do PowerPoint', 'Presentazione standard di PowerPoint', 'Prezentacja programu PowerPoint'],
  ...['PowerPoint プレゼンテーション', 'PowerPoint 演示文稿', 'PowerPoint 簡報', 'PowerPoint 프레젠테이션'],
  ...['Презентация PowerPoint', 'Παρουσίαση του PowerPoint', 'PowerPoint Sunusu', 'Bản trình bày PowerPoint'],
  ...['Untitled document', 'Untitled spreadsheet', 'Unbenanntes Dokument', 'Document sans titre'],
  ...['Contents', 'Table of contents', 'Inhaltsverzeichnis', 'Table des matières', 'Índice', 'Sommario', 'Innehåll'],
  ...['Documento sin título', 'Documento senza titolo', 'Naamloos document', 'Dokument bez tytułu'],
  ...['งานนำเสนอ PowerPoint', 'عرض تقديمي في PowerPoint', 'מצגת של PowerPoint', 'PowerPoint-bemutató'],
])('%s is not used as a title', (title) => {
  expect(plausibleTitle(title)).toBeNull();
});

it.each([
  'PowerPoint for teachers',
  'Contents of a first-aid kit',
  'Курс PowerPoint',
  '演示文稿',
  'Presentation rules for PowerPoint',
  'Presenting with PowerPoint',
  'PowerPoint presenters',
  'Untitled works of the museum',
])('%s is used as a title', (title) => {
  expect(plausibleTitle(title)).toBe(title);
});
