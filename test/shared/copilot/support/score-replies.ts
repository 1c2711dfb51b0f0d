// Counts, for each set of test/answer-replies/, the right replies that code alone accepts and the wrong ones that it
// refuses. It prints no text, so that held-out sets stay unread.

import { isAccepted, REPLY_SETS, repliesOf } from './replies.fixture.ts';

process.stdout.write('set               right  passed  wrong  caught\n');
for (const set of REPLY_SETS) {
  const verdicts = repliesOf(set).map((reply) => ({ right: reply.right, passes: isAccepted(reply) }));
  const right = verdicts.filter((each) => each.right);
  const wrong = verdicts.filter((each) => !each.right);
  // Each with the width of its column.
  const counts = [
    [right.length, 7],
    [right.filter(({ passes }) => passes).length, 8],
    [wrong.length, 7],
    [wrong.filter(({ passes }) => !passes).length, 8],
  ] as const;
  process.stdout.write(`${set.padEnd(16)}${counts.map(([count, width]) => String(count).padStart(width)).join('')}\n`);
}
