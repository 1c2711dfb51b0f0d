import type { DocumentType } from '../knowledge/document.ts';

/** The supported formats by the names that people read, in the order in which they are told. */
export const FORMAT_LABELS: Readonly<Record<DocumentType, string>> = {
  pdf: 'PDF',
  docx: 'Word (DOCX)',
  xlsx: 'Excel (XLSX)',
  pptx: 'PowerPoint (PPTX)',
  html: 'HTML',
  markdown: 'Markdown',
  csv: 'CSV and TSV',
  text: 'plain text',
  zip: 'ZIP archives of these',
};
