import { setTimeout as pause } from 'node:timers/promises';
import { callStage, type StageAnswer } from './call-stage.ts';

// After a first deployment, the policies of the index take minutes to take effect, and only then is the document
// ingested.
const WAIT_MS_MAX = 600_000;
const ASK_AGAIN_MS = 2_000;

/**
 * Searches until the expected answer comes or time runs out. A 503 means that the stage is still waking, and a 200 with
 * other results that the document is not ingested yet; any other status ends the search. Returns the last answer.
 */
export async function searchUntil(query: string, isAwaited: (answer: StageAnswer) => boolean): Promise<StageAnswer> {
  const endsAt = Date.now() + WAIT_MS_MAX;
  for (;;) {
    const answer = await callStage('/knowledge/search', { body: { query } });
    const mayChange = answer.status === 503 || answer.status === 200;
    if (isAwaited(answer) || !mayChange || Date.now() > endsAt) {
      return answer;
    }
    await pause(ASK_AGAIN_MS);
  }
}
