// Guarantee: without a valid key nothing is reached, and every refusal looks the same.
// Risk: a guesser who learns from a difference whether a key exists.
import { it } from 'vitest';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { expectEveryCredentialRefused } from '../../harness/refused-credentials.ts';

it('answers every missing or damaged key with the same 401', async () => {
  const cloud = sharedCloud();
  const { key } = await makeCompany(cloud);
  await expectEveryCredentialRefused(cloud, '/health', key);
});
