import { randomBytes } from 'node:crypto';
import type { Principal } from '../stand-in.ts';

/** The credentials that a caller signs with; the session token is null for the operator. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
}

/** The holder of a set of credentials. */
export interface Holder {
  readonly principal: Principal;
  /** The calling function's physical name; null for the operator. */
  readonly functionName: string | null;
  /** Ends exactly the instance that holds them; does nothing for the operator. */
  readonly kill: () => void;
}

/** The holders of all credentials, by access key id. */
export interface CredentialRegistry {
  readonly issue: (holder: Holder) => Credentials;
  readonly find: (accessKeyId: string) => { readonly credentials: Credentials; readonly holder: Holder } | null;
}

/**
 * Creates an empty registry. Issued credentials are valid as long as the cloud runs: a presigned URL outlives the
 * instance that signed it, as on AWS.
 */
export function createCredentialRegistry(): CredentialRegistry {
  const issued = new Map<string, { credentials: Credentials; holder: Holder }>();
  return {
    issue: (holder) => {
      const forRole = holder.principal.kind === 'role';
      const credentials = {
        accessKeyId: `${forRole ? 'ASIA' : 'AKIA'}${randomText(16).toUpperCase()}`,
        secretAccessKey: randomText(40),
        sessionToken: forRole ? randomText(120) : null,
      };
      issued.set(credentials.accessKeyId, { credentials, holder });
      return credentials;
    },
    find: (accessKeyId) => issued.get(accessKeyId) ?? null,
  };
}

// Letters and digits only: some local databases accept no other access keys.
function randomText(length: number): string {
  return randomBytes(length).toString('hex').slice(0, length);
}
