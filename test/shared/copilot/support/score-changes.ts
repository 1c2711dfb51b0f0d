// Changes one number, unit, day, month or bound of each right reply that code alone accepts, and counts how many of the
// changed replies it refuses, in the sets that are read and in those that are not. It prints no text, so that held-out
// sets stay unread.

import { changedSentences } from './changes/changed-sentences.ts';
import { isAccepted, isUnread, REPLY_SETS, repliesOf } from './replies.fixture.ts';

interface Tally {
  changed: number;
  refused: number;
}

const tallies = new Map<string, Tally>();

for (const set of REPLY_SETS) {
  for (const reply of repliesOf(set).filter((each) => each.right && isAccepted(each))) {
    for (const sentence of reply.sentences.filter(({ quotes }) => quotes.length > 0)) {
      const excerpt = sentence.quotes.map((quote) => reply.excerpts[quote.excerpt - 1]?.text ?? '').join('\n');
      for (const { change, text } of changedSentences(sentence.text, reply.language, excerpt)) {
        const sentences = reply.sentences.map((each) => (each === sentence ? { ...sentence, text } : each));
        const key = `${change.padEnd(18)}${isUnread(set) ? 'unread' : 'read'}`;
        const tally = tallies.get(key) ?? { changed: 0, refused: 0 };
        tally.changed += 1;
        tally.refused += isAccepted({ ...reply, sentences }) ? 0 : 1;
        tallies.set(key, tally);
      }
    }
  }
}

process.stdout.write('change            sets     changed  refused  share\n');
for (const [key, { changed, refused }] of [...tallies].sort(([one], [other]) => one.localeCompare(other))) {
  const share = (refused / changed).toFixed(2);
  process.stdout.write(
    `${key.padEnd(25)}${String(changed).padStart(9)}${String(refused).padStart(9)}${share.padStart(7)}\n`,
  );
}
