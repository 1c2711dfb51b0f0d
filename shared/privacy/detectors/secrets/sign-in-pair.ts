import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { foundSecret } from './secret-value.ts';

// "admin / Fjord-2207": a role's account and what looks like a password.
const PAIR =
  /(?<![A-Za-z0-9])(?:[Aa]dmin(?:istrator)?|root|user|guest|pi) \/ ((?=\S{0,24}\d)[A-Za-z][A-Za-z0-9!#$%&*+?^~._-]{6,30})(?![^\s,.;:)"'])/g;
// Arguments of commands: "mysql -u report -pSecret", "sshpass -p 'Secret'", "curl -u user:Secret".
const ARGUMENT = compileExpression(
  String.raw`(?<![A-Za-z])(?:(?:mysql(?:dump|admin)?|mariadb(?:-dump)?)\b[^\n|]{0,80}? -p["']?|sshpass -p ?["']?|(?:curl|wget)\b[^\n|]{0,80}? (?:-u|--user) ?["']?[A-Za-z0-9._-]{1,32}:)(?![$<{])([^\s"']{4,64})`,
  'g',
);

// An environment variable of a container, with its value in the next line: "- name: SMTP_PASSWORD".
const VARIABLE =
  /name: ?["']?[A-Z0-9_]{0,40}(?:PASSWORD|PASSWD|SECRET|TOKEN|API_KEY)["']?\n[ \t]{1,24}value: ?["']?(?![$<{])([^\s"']{6,128})/g;

/** Finds passwords beside the account or variable they belong to, and those in the arguments of commands. */
export function findSignInPairs({ text }: ScannedText): Finding[] {
  return [PAIR, ARGUMENT, VARIABLE]
    .flatMap((expression) => allMatches(expression, text))
    .map(({ 0: written, 1: value = '', index }) => {
      const password = value.replace(/[.?]$/, '');
      return foundSecret(index + written.length - value.length, password);
    });
}
