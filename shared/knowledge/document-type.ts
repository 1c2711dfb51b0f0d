/**
 * The supported formats with their names for people. Lists have this order, and a document without a signature is
 * compared with the formats in this order.
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
