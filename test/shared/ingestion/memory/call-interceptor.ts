/** Wraps every call of a world's services: may delay the call, or fail before or after it is applied. */
export type CallInterceptor = <Result>(name: string, apply: () => Result) => Promise<Result>;

const READ = /\.(?:find|findByFile|get|list|read|exists|presignUpload|countSearchable|stateOf)$/;

/**
 * Applies writes later than reads: if the code does not wait for a write, the code's next read does not contain it.
 */
export const delayWrites: CallInterceptor = async (name, apply) => {
  for (let ticks = READ.test(name) ? 1 : 4; ticks > 0; ticks -= 1) {
    await new Promise(setImmediate);
  }
  return apply();
};
