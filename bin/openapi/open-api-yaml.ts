import { Document, type Scalar, visit } from 'yaml';

const LINE_WIDTH = 120;
// A longer text stands on lines of its own.
const SHORT = 90;

/** An OpenAPI document as YAML without aliases, which some generators do not read. */
export function openApiYaml(content: object): string {
  const document = new Document(content, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node) {
      if (key === 'value' && typeof node.value === 'string' && node.value.length > SHORT) {
        const { value } = node as Scalar<string>;
        node.type = value.includes('\n') ? 'BLOCK_LITERAL' : 'BLOCK_FOLDED';
      }
    },
  });
  return document.toString({ lineWidth: LINE_WIDTH });
}
