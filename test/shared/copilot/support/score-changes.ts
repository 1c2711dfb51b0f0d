// Changes one number, unit, day, month or bound of each right reply that code alone accepts, and counts how many of the
// changed replies it refuses. It prints no text, so that unread files stay unread.
//
//   node test/shared/copilot/support/score-changes.ts FILE...
import { type LabeledReply, readRepliesFile } from '../../../../bin/eval/replies/read-replies.ts';
import { decide } from '../../../../bin/eval/replies/score-replies.ts';
import { changedSentences } from './changes/changed-sentences.ts';

interface Tally {
  changed: number;
  refused: number;
}

const tallies = new Map<string, Tally>();

const isAccepted = (reply: LabeledReply) => decide(reply, 'all').flaw === null;

for (const file of process.argv.slice(2)) {
  for (const reply of (await readRepliesFile(file)).filter((each) => each.right && isAccepted(each))) {
    for (const sentence of reply.sentences.filter(({ quotes }) => quotes.length > 0)) {
      const excerpt = sentence.quotes.map((quote) => reply.excerpts[quote.excerpt - 1]?.text ?? '').join('\n');
      for (const { change, text } of changedSentences(sentence.text, reply.language, excerpt)) {
        const sentences = reply.sentences.map((each) => (each === sentence ? { ...sentence, text } : each));
        const tally = tallies.get(change) ?? { changed: 0, refused: 0 };
        tally.changed += 1;
        tally.refused += isAccepted({ ...reply, sentences }) ? 0 : 1;
        tallies.set(change, tally);
      }
    }
  }
}

process.stdout.write('change                   changed  refused  share\n');
for (const [change, { changed, refused }] of [...tallies].sort(([one], [other]) => one.localeCompare(other))) {
  const share = (refused / changed).toFixed(2);
  process.stdout.write(
    `${change.padEnd(25)}${String(changed).padStart(9)}${String(refused).padStart(9)}${share.padStart(7)}\n`,
  );
}
