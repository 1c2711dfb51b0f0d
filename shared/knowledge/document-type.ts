/**
 * The supported formats, each with the name that people read, in the order in which they are listed, and in which a
 * document without a signature is compared with them.
 */
export const FORMAT_LABELS = {
  pdf: 'PDF',
  docx: 'Word (DOCX)',
  xlsx: 'Excel (XLSX)',
  pptx: 'PowerPoint (PPTX)',
  html: 'HTML',
  markdown: 'Markdown',
  csv: 'CSV and TSV',
  json: 'JSON',
  yaml: 'YAML',
  text: 'plain text',
  zip: 'ZIP archives of these',
} as const;

/** The format of a document, determined by its content and, for text, by its name. */
export type DocumentType = keyof typeof FORMAT_LABELS;

/** The supported formats, in their order. */
export const DOCUMENT_TYPES = Object.keys(FORMAT_LABELS) as readonly DocumentType[];
