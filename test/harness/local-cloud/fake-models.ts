import { openFakeModels } from '@knowledge-copilot/local-cloud/fixtures/models';
import { onTestFinished } from 'vitest';

/** Starts a server that speaks OpenAI's API and has no model behind it; it ends with the current test. */
export async function startFakeModelsForTest(): ReturnType<typeof openFakeModels> {
  const fake = await openFakeModels();
  onTestFinished(fake.close);
  return fake;
}
