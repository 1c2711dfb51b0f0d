// Guarantee: where others mention a speaker of a transcript, the name is found there too: completely, in part, in
// another Polish case, shortened when called, and never inside a word, an address or a path. Risk: the colleague's
// nickname stays in the line above, or each word that looks like one is removed.
import { expect, it } from 'vitest';
import { findSpeakingPersons } from '../../../../../shared/privacy/detectors/transcripts/transcript-names.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Returns the mentions that are found in a message of a conversation between speakers with these names.
function mentionsIn(said: string, [name = 'Zorkel', other = 'Vlim']: readonly string[] = []): string[] {
  const head = `10:01 ${name}: are you there\n10:02 ${other}: yes\n10:04 ${name}: `;
  const text = `${head}${said}\n10:07 ${other}: thanks`;
  const { length } = head;
  return findSpeakingPersons(scanText(foldForMatching(text)))
    .filter(({ start }) => start >= length && start < length + said.length)
    .map(({ start, end }) => text.slice(start, end));
}

it.each<[string, string[]]>([
  ['x vlim', ['vlim']],
  ['x Vlim, x VLIM', ['Vlim', 'VLIM']],
  ["x vlim's", ['vlim']],
  ['x vlim- x', ['vlim']],
  ['x vlims', ['vlims']],
  ['x vlimo', []],
  ['xvlim', []],
  ['x vlim.', ['vlim']],
  ['x vlim.de', []],
  ['x vlim/x', []],
  ['x /vlim', []],
  ['x a.vlim', []],
  ['x vlim@x', []],
  ['x vlim 7', []],
  ['x vlim-7', []],
  // Shortened only where somebody is called: after a greeting or "@", or before a comma at the beginning.
  ['x vli', []],
  ['thanks vli', ['vli']],
  ['thanks xx vli', []],
  ['x @vli', ['vli']],
  ['vli, x', ['vli']],
  ['vli! x', ['vli']],
  ['vli x', []],
  ['x vli, x', []],
  ['thanks vl', []],
  ['thanks lim', []],
])('finds in %j the names %j', (said, found) => {
  expect(mentionsIn(said)).toEqual(found);
});

it.each<[string, string, string[]]>([
  ['Zorkel van der Vlum', 'x zorkel x van x der x vlum', ['zorkel', 'vlum']],
  ['Vlum, Zorkel', 'x vlum x zorkel', ['vlum', 'zorkel']],
  ['Zor-Vlum', 'x zor-vlum, x zorvlum', ['zor-vlum']],
  ['Zor-Vlum', 'thanks zorvlum', ['zorvlum']],
  // A name that is another word counts where somebody is called by it.
  ['Rosa', 'x rosa', ['rosa']],
  ['Xa Vlum', 'x xa x vlum', ['vlum']],
  // After an article a word is a thing, unless a list knows it as a name.
  ['Gigi Muletto', 'il muletto perde olio', []],
  ['Annika', 'das ist die annika', ['annika']],
  ['Will', 'it will x', []],
  ['Will', 'thanks will', ['will']],
  // From the name of an account, a listed name anywhere, and other parts where somebody is called.
  ['zorkel_vlum', 'x vlum', []],
  ['zorkel_vlum', 'thanks vlum', ['vlum']],
  ['zorkel_vlum', 'thanks vlu', []],
  ['annika_vlum', 'x annika', ['annika']],
  ['rosa_london', 'x london', []],
  ['will_vlum', 'it will x', []],
  ['zorkel_vendas', 'thanks vendas', []],
  ['zorkel_bin', 'thanks bin', []],
  ['zo_vlum', 'thanks zo', []],
  ['Allegra', 'thanks all', []],
])('finds mentions of %s in %j: %j', (name, said, found) => {
  expect(mentionsIn(said, [name, 'Quimp'])).toEqual(found);
});

// Small words that show that a text is Polish.
const POLISH = 'nie ma jak to jest w domu na stole i z tego';
it.each<[string, string, string[]]>([
  ['Wiesiek', 'x wieska', ['wieska']],
  ['Kasina', 'x kasiny', ['kasiny']],
  ['Zorkel', 'x zorkelowi', ['zorkelowi']],
  ['Zorkel', 'x zorkelxyz', []],
  ['Zorkel', 'x zorkela', ['zorkela']],
  ['Zuk', 'x zuki', ['zuki']],
  ['Zyk', 'x zyki', ['zyki']],
  ['Zory', 'x zoro', ['zoro']],
  ['Zorka', 'x zorce', ['zorce']],
  ['Zyka', 'x zyce', []],
  ['Zorkel', 'x adama', []],
  ['Jan', 'x jana', []],
])('finds Polish mentions of %s in %j: %j', (name, said, found) => {
  expect(mentionsIn(`${POLISH} ${said}`, [name, 'Quimp'])).toEqual(found);
  expect(mentionsIn(said, [name, 'Quimp'])).toEqual([]);
});

it('finds mentions of the speakers if the lines have no times', () => {
  const text = 'Annika: are you there?\nZorkel: yes\nAnnika: did zorkel call\nZorkel: no problem annika\n';
  const found = findSpeakingPersons(scanText(foldForMatching(text)));
  expect(found.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['PERSON', 'zorkel'],
    ['PERSON', 'annika'],
  ]);
});

it('finds nothing if there is no conversation', () => {
  expect(findSpeakingPersons(scanText(foldForMatching('Zorkel and Vlim')))).toEqual([]);
});
