import { parseApiKey } from '../../../shared/keys/api-key.ts';
import type { FileMap } from '../tracked-files.ts';

/** The form of a secret, and which texts of this form are examples. */
interface SecretForm {
  readonly name: string;
  readonly form: RegExp;
  readonly isExample?: (text: string) => boolean;
}

const DOCUMENTED_KEY = 'kc_test_000000000000000000000000000000003CvwjH';
// Keys from AWS's documentation, and those that are obviously made up of consecutive digits.
const EXAMPLE_KEY = /EXAMPLE|0123456789/;

const FORMS: readonly SecretForm[] = [
  { name: 'API key of this product', form: /\bkc_(?:live|test)_[0-9A-Za-z]{38}\b/g, isExample: isExampleKey },
  { name: 'AWS access key', form: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, isExample: (text) => EXAMPLE_KEY.test(text) },
  { name: 'private key', form: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=\s]{64}/g },
  { name: 'token of GitHub', form: /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60})/g },
  { name: 'token of npm', form: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { name: 'token of Slack', form: /\bxox[abprs]-\d{10,13}-[A-Za-z0-9-]{20}/g },
  { name: 'key of Google', form: /\bAIza[0-9A-Za-z_-]{35}\b/g },
  { name: 'key of a model vendor', form: /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{40}/g },
  { name: 'signed token', form: /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/g },
  {
    name: 'password in an address',
    form: /\b[a-z][a-z+]{2,9}:\/\/[^\s/:@'"`$<{«]{1,64}:[^\s/@'"`$<{»]{8,64}@[a-z0-9]/g,
  },
];

/** Places of texts that could be secrets, without the texts. */
export function possibleSecrets(files: FileMap): string[] {
  return [...files].flatMap(([path, text]) =>
    FORMS.flatMap(({ name, form, isExample = () => false }) =>
      [...text.matchAll(form)]
        .filter(([found]) => !isExample(found))
        .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length} ${name}`),
    ),
  );
}

// The checksum distinguishes a key that could have been issued from one that was written by hand.
function isExampleKey(text: string): boolean {
  return text === DOCUMENTED_KEY || parseApiKey(text).outcome === 'malformed';
}
