/** Creates a `call` that takes one turn of the event loop; `running` has how many of its calls ran as each began. */
export function countRunning() {
  const running: number[] = [];
  let active = 0;
  const call = async () => {
    active += 1;
    running.push(active);
    await new Promise(setImmediate);
    active -= 1;
  };
  return { call, running };
}
