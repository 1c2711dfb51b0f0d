// Guarantee: nothing that only an attacker wants reaches the caller: no address, image or tag that no excerpt contains,
// however it is written, and ordinary text stays as it is. Risk: a hidden instruction that makes the answer load or
// advertise an address.
import { describe, expect, it } from 'vitest';
import { plainAnswer } from '../../../shared/copilot/plain-answer.ts';

const excerpts = [
  'See https://example.com/help for <b>more</b>.',
  'A bare host: https://example.com, and www.example.org.',
];

describe('plainAnswer removes', () => {
  it.each([
    ['an image', 'An image ![alt](https://evil.example/x.png) goes.', 'An image alt goes.'],
    ['a link', 'A [link](https://evil.example/) goes.', 'A link goes.'],
    [
      'the form of a known link',
      'A [link](https://example.com/help) stays.',
      'A link (https://example.com/help) stays.',
    ],
    ['an address', 'Bare https://evil.example/a?b=c goes.', 'Bare goes.'],
    ['the link of a mark', 'A mark as link [1](https://evil.example).', 'A mark as link [1].'],
    ['a link in a link', 'A [b [c](https://evil.example/)](https://evil.example/) goes.', 'A b c goes.'],
    ['tags', '<img src=x onerror=y>Tags &lt;script&gt;go&lt;/script&gt;.', 'Tags go.'],
    ['a comment', 'A <!-- note --> goes.', 'A goes.'],
    ['data', 'data:text/html,hello goes.', 'goes.'],
    ['what is left of a tag in a tag', '<<u>script>Nested</script> goes.', 'Nested goes.'],
    ['an address split by what is invisible', 'ht\u200btps://evil.example goes.', 'goes.'],
    ['an address split by a tag', 'ht<u>tps://evil.example goes.', 'goes.'],
    ['an address split by an address', 'htthttps://evil.example ps://evil.example goes.', 'goes.'],
    ['an address split by a mark of no excerpt', 'ht[9]tps://evil.example and <[9]i>tags go.', 'and tags go.'],
    ['an address that begins as a known host does', 'https://example.com.evil.example/x goes.', 'goes.'],
    ['a known host cut short', 'https://example.co goes.', 'goes.'],
    [
      'what would lengthen a known address',
      '详见https://example.com/help。谢谢。',
      '详见https://example.com/help 。谢谢。',
    ],
    ['a bracket that would lengthen one', 'See https://example.com/help?(q=x', 'See https://example.com/help ?(q=x'],
    ['a known address made longer', 'https://example.com/help?q=secret goes.', 'goes.'],
    ['nested references', 'A &amp;amp;lt;i&amp;amp;gt; goes.', 'A goes.'],
    ['references without semicolons', '&#60i&#x3ci&gtA&ltu>B', '< iAB'],
    ['references that make references', '&&#108;t;i>A', 'A'],
    ['references for colon and slash', 'https&colon;&sol;&sol;evil.example goes.', 'goes.'],
    ['Markdown escapes', 'https\\://evil.example and https:\\/\\/evil.example go.', 'and go.'],
    ['look-alikes', 'https：／／evil.example and ｗｗｗ．evil.example go.', 'and go.'],
    ['mail and scripts', 'mailto:a@evil.example javascript:alert(1) www.evil.example go.', '(1) go.'],
    ['a definition of a link', 'A [b][c].\n[c]: //evil.example/x', 'A [b][c].\n[c] : //evil.example/x'],
    ['invisible characters', 'Hidden\u200b\u202e\u{e0041}\u00ad\ufe0f\u0000 characters.', 'Hidden characters.'],
  ])('%s', (_, text, expected) => {
    expect(plainAnswer(text, excerpts)).toBe(expected);
  });
});

describe('plainAnswer keeps', () => {
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
  ])('%s', (text) => {
    expect(plainAnswer(text, [...excerpts, '']) ?? null).toBe(text.replace('[0]', ''));
  });
  it.each([
    ['std::vector<int> and List<String> [1].'],
    ['The loop `for (int i = 0; i<n; i++)` stays [1].'],
    ['Write <my-tag a="b"> for <ann@example.com> [1].'],
    ['Call mailto:ann@example.com [1].'],
  ])('what the excerpt has: %s', (text) => {
    expect(plainAnswer(text, [text.replace(' [1]', '')])).toBe(text);
  });
  it('code that no excerpt has, with a space where it resembles markup', () => {
    expect(plainAnswer('std::vector<int> if x<y a[i](x) a<b and c>d !', [''])).toBe(
      'std::vector< int> if x< y a[i] (x) a< b and c>d !',
    );
  });
  it('the mark behind an exclamation mark', () => {
    expect(plainAnswer('It is so![1]', excerpts)).toBe('It is so! [1]');
  });
});

describe('plainAnswer refuses', () => {
  it.each([
    ['what is hidden too deep', `${'<'.repeat(40)}${'u>'.repeat(40)}`],
    ['references that are nested too deep', `&${'amp;'.repeat(40)}lt;`],
    ['an address in compatibility forms', 'www․evil.example [1].'],
    ['a tag in compatibility forms', '＜script＞ [1].'],
    ['what is longer than an answer can be', 'a'.repeat(32_769)],
  ])('%s', (_, text) => {
    expect(plainAnswer(text, excerpts)).toBeNull();
  });
});
