import { openFakeModels } from '@knowledge-copilot/local-cloud/fixtures/models';
import { onTestFinished } from 'vitest';

/** Starts a fake server with OpenAI's API but no model; it is stopped after the current test. */
export async function startFakeModelsForTest(): ReturnType<typeof openFakeModels> {
  const fake = await openFakeModels();
  onTestFinished(fake.close);
  return fake;
}
