import { openModels } from '@knowledge-copilot/local-cloud/openai-models';
import type { AnswerModel } from '../../../shared/copilot/answer-model.ts';

/** A model on a server with OpenAI's API, and how to call it. */
interface ModelOptions {
  readonly url: string;
  readonly name: string;
  readonly tokensMax: number;
  readonly answerSeconds: number;
}

/** Opens an answering model at temperature 0, as `npm start -- --models` does. It meters nothing. */
export async function openAnswerModel({ url, name, tokensMax, answerSeconds }: ModelOptions): Promise<AnswerModel> {
  const { converse } = await openModels({ url, answerModel: name, embeddingModel: null, answerSeconds });
  return {
    async answer({ system, message }) {
      if (converse === null) {
        throw new Error('no model');
      }
      const { body } = await converse(
        JSON.stringify({
          system: [{ text: system }],
          messages: [{ role: 'user', content: [{ text: message }] }],
          inferenceConfig: { maxTokens: tokensMax, temperature: 0 },
        }),
      );
      const { output, stopReason } = body as {
        output: { message: { content: { text?: string }[] } };
        stopReason: string;
      };
      const text = output.message.content.map((block) => block.text).join('');
      return { text, complete: stopReason === 'end_turn', inputTokens: 0, outputTokens: 0 };
    },
  };
}
