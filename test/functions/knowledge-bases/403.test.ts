// Guarantee: a valid key without the scope, or from an address that the company does not allow, is refused with a
// sentence that names neither the scope nor the address. Risk: a key that reaches what it was not given.
import { testForbidden } from '../../harness/forbidden.ts';

testForbidden('/knowledge-bases', 'copilot:query');
