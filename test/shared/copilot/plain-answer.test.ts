// Guarantee: no address, image or tag that is not in an excerpt reaches the caller, however it is written, and ordinary
// text stays unchanged. Risk: a hidden instruction makes the answer load or advertise an address.
import { describe, expect, it } from 'vitest';
import { plainAnswer } from '../../../shared/copilot/plain-answer.ts';

const excerpts = [
  'See https://example.com/help for <b>more</b>.',
  'A bare host: https://example.com, and www.example.org.',
];

describe('plainAnswer removes', () => {
  it.each([
    ['an image with its description', 'An image ![alt](https://evil.example/x.png) goes.', 'An image goes.'],
    ['an image that was cited', 'It costs 7 [1]. ![a](https://evil.example/a.png) [1].', 'It costs 7 [1].'],
    ['an image without a stop', 'It costs 7 [1].\n![a](https://evil.example/a.png) [1]', 'It costs 7 [1].'],
    ['what only turned the text around', 'It costs 7 [1]. \u202e[1].', 'It costs 7 [1].'],
    ['a link', 'A [link](https://evil.example/) goes.', 'A link goes.'],
    [
      'the form of a known link',
      'A [link](https://example.com/help) stays.',
      'A link (https://example.com/help) stays.',
    ],
    ['an address', 'Bare https://evil.example/a?b=c goes.', 'Bare goes.'],
    ['the link of a mark', 'A mark as link [1](https://evil.example).', 'A mark as link [1].'],
    ['a link in a link', 'A [b [c](https://evil.example/)](https://evil.example/) goes.', 'A b c goes.'],
    ['tags', '<img src=x onerror=y>Tags &lt;u&gt;go&lt;/u&gt;&lt;script&gt;no&lt;/script&gt;.', 'Tags go.'],
    ['a comment', 'A <!-- note --> goes.', 'A goes.'],
    ['a data address', 'data:text/html,hello goes.', 'goes.'],
    ['the rest of a tag in a tag', '<<u>script>Nested</script> goes.', 'Nested goes.'],
    ['an address split by an invisible character', 'ht\u200btps://evil.example goes.', 'goes.'],
    ['an address split by a tag', 'ht<u>tps://evil.example goes.', 'goes.'],
    ['an address split by an address', 'htthttps://evil.example ps://evil.example goes.', 'goes.'],
    ['an address split by an unknown mark', 'ht[9]tps://evil.example and <[9]i>tags go.', 'and tags go.'],
    ['an address that begins as a known host does', 'https://example.com.evil.example/x goes.', 'goes.'],
    ['a known host cut short', 'https://example.co goes.', 'goes.'],
    ['a known address made longer', 'https://example.com/help?q=secret goes.', 'goes.'],
    ['nested references', 'A &amp;amp;lt;i&amp;amp;gt; goes.', 'A goes.'],
    ['references without semicolons', '&#60i&#x3ci&gtA&ltu>B', '< iAB'],
    ['references that form new references', '&&#108;t;i>A', 'A'],
    ['references for colon and slash', 'https&colon;&sol;&sol;evil.example goes.', 'goes.'],
    ['Markdown escapes', 'https\\://evil.example and https:\\/\\/evil.example go.', 'and go.'],
    ['look-alikes', 'https：／／evil.example and ｗｗｗ．evil.example go.', 'and go.'],
    [
      'mail, scripts and hosts inside a word',
      'tomailto:a@evil.example 7javascript:alert(1) awww.evil.example go.',
      'to 7(1) a go.',
    ],
    ['mail and scripts', 'mailto:a@evil.example javascript:alert(1) www.evil.example go.', '(1) go.'],
    ['invisible characters', 'Hidden\u200b\u202e\u{e0041}\u00ad\ufe0f\u0000 characters.', 'Hidden characters.'],
  ])('%s', (_, text, expected) => {
    expect(plainAnswer(text, excerpts)).toBe(expected);
  });
});

describe('plainAnswer keeps', () => {
  it('an address that an excerpt writes with a character reference or with a hidden character', () => {
    const text = 'Open https://example.net/a?b=1&c=2 and https://example.net/guide.';
    const written = 'Open https://example.net/a?b=1&amp;c=2 and https://exam\u00adple.net/guide.';
    expect(plainAnswer(text, [written])).toBe(text);
  });

  it.each([
    'Bare https://example.com/help, stays.',
    'Bare https://example.com, and www.example.org stay (https://example.com/help).',
    '5 < 6 & 7 > 2 [1].',
    'If a < b and c > d, then 10 < 20 <= 30 <- 40.',
    'Tags for <b>more</b> stay.',
    'Ann & Bob, R&D, AT&T; 3 &c.; x &eacute; y.',
    'Smile :-) <3 ;-( >:( :/ and C:\\\\server\\share.',
    'Write to ann@example.com or bob@example.com.',
    'Data: 5 MB. HTTP: a protocol. Metadata:x. The ratio is 1:2.',
    '„Anführung“ und «guillemets» – „ja“.',
    'I ❤️ it 👨‍👩‍👧 👍🏽 1⃣.',
    'می\u200cخواهم و क्\u200dष और ശ്രീ.',
    'Arrays a[i], f(x)[0], [x] (y) and [PERSON_1] stay.',
    '注意！「重要」（参照）ｘ＜ｙ：データ',
  ])('ordinary text: %s', (text) => {
    // A mark that names no excerpt is removed.
    expect(plainAnswer(text, [...excerpts, ''])).toBe(text.replace('[0]', ''));
  });

  it.each([
    ['std::vector<int> and List<String> [1].'],
    ['The loop `for (int i = 0; i<n; i++)` stays [1].'],
    ['Write <my-tag a="b"> for <ann@example.com> [1].'],
    ['Call mailto:ann@example.com [1].'],
  ])('code and addresses that an excerpt contains: %s', (text) => {
    expect(plainAnswer(text, [text.replace(' [1]', '')])).toBe(text);
  });

  it('code that is in no excerpt, with a space where it resembles markup', () => {
    expect(plainAnswer('std::vector<int> if x<y a[i](x) a<b and c>d !', [''])).toBe(
      'std::vector< int> if x< y a[i] (x) a< b and c>d !',
    );
  });

  it('the mark after an exclamation mark, with a space before it', () => {
    expect(plainAnswer('It is so![1]', excerpts)).toBe('It is so! [1]');
  });
});

describe('plainAnswer decides exactly what remains of', () => {
  it.each([
    [
      'text that would lengthen a known address',
      '详见https://example.com/help。谢谢。',
      '详见https://example.com/help 。谢谢。',
    ],
    [
      'a bracket that would lengthen a known address',
      'See https://example.com/help?(q=x',
      'See https://example.com/help ?(q=x',
    ],
    ['a definition of a link', 'A [b][c].\n[c]: //evil.example/x', 'A [b][c].\n[c] : //evil.example/x'],
    ['a known unclosed tag', 'if x<y z stays', 'if x<y z stays'],
    ['a known unclosed tag with a value', 'if x<y z=1', 'if x< y z=1'],
    ['an unknown unclosed tag', 'if x<z', 'if x< z'],
    ['an unclosed comment', 'A <!-- open', 'A < !-- open'],
    ['an end tag without a name', 'A </> B', 'A < /> B'],
    ['a bracket in an address', '[x](https://e.example/[y) z', 'x z'],
    ['an unclosed link', '[x](https://e.example', '[x] ('],
    ['a link without a beginning', 'x](https://e.example) y', 'x] () y'],
    ['a known link among spaces', '[x]( https://example.com/help )', 'x (https://example.com/help)'],
    ['a link without a target', '[x](  )', '[x] ( )'],
    ['a link after a bracket', '[a][b](https://e.example)', '[a]b'],
    ['a mark right after a known address', 'See https://example.com/help[1].', 'See https://example.com/help[1].'],
    ['a letter right after a known address', 'See https://example.com/helpé.', 'See https://example.com/help é.'],
    ['a quotation mark within a known address', 'See https://example.com/help"x', 'See https://example.com/help "x'],
    ['a known address in quotation marks', '“https://example.com/help”', '“https://example.com/help”'],
    ['a known address in brackets', '(https://example.com/help) x', '(https://example.com/help) x'],
    ['an address in an address', 'https://e.example/https://e.example', ''],
    ['a scheme with a letter before it', 'xhttps://e.example', ''],
    ['a scheme after a sign', 'x+https://e.example', 'x+'],
    ['an unknown scheme', 'my-scheme://e.example/x y', 'y'],
    ['a scheme of 32 letters', `${'a'.repeat(40)}://e.example`, 'a'.repeat(8)],
    ['no scheme', 'See ://e.example', 'See'],
    ['a scheme alone', 'See https:// x', 'See x'],
    ['a drive letter', 'C:\\\\server', 'C:\\\\server'],
    ['two letters before a colon', 'CD:\\\\server', ''],
    ['a letter before slashes', 'c://server', ''],
    ['a mark after an address', 'https://e.example[1] x', '[1] x'],
    ['a known host in capitals', 'WWW.EXAMPLE.ORG', ''],
    ['a known address with a question mark', 'https://example.com/help?x', ''],
    ['a ligature', 'ﬁne words [1].', 'ﬁne words [1].'],
    ['a type in full width', '＜int＞ stays [1].', '＜int＞ stays [1].'],
    ['an unclosed comment in full width', 'A ＜!-- open', 'A ＜!-- open'],
    ['the longest answer', 'a'.repeat(32_768), 'a'.repeat(32_768)],
  ])('%s', (_name, text, expected) => {
    expect(plainAnswer(text, [...excerpts, 'x<y'])).toBe(expected);
  });

  it('full-width HTML tags, which are refused unless a source has them', () => {
    expect(plainAnswer('＜script＞ [1].', ['＜script＞'])).toBe('＜script＞ [1].');
    expect(plainAnswer('＜int＞ ＜script＞ [1].', excerpts)).toBeNull();
  });
});

describe('plainAnswer refuses', () => {
  it.each([
    ['tags that are nested too deep', `${'<'.repeat(40)}${'u>'.repeat(40)}`],
    ['references that are nested too deep', `&${'amp;'.repeat(40)}lt;`],
    ['marks that are nested too deep', `${'[1'.repeat(40)}${']'.repeat(40)}`],
    ['as many marks in marks as a text has room for', `${'[1'.repeat(10_000)}${']'.repeat(10_000)}`],
    ['an address in compatibility forms', 'www․evil.example [1].'],
    ['a tag in compatibility forms', '＜script＞ [1].'],
    ['an open tag in compatibility forms', '＜img src=x onerror=y [1].'],
    ['a text longer than any answer', 'a'.repeat(32_769)],
  ])('%s', (_, text) => {
    expect(plainAnswer(text, excerpts)).toBeNull();
  });
});
