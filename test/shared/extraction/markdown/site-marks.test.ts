// Guarantee: the marks that documentation sites add to Markdown are not read as text, and their content is read as the
// site shows it. Risk: a policy is quoted with `{{% alert %}}`, or the list inside a box is read as code.
import { describe, expect, it } from 'vitest';
import { extractMarkdown } from '../../../../shared/extraction/markdown/extract-markdown.ts';

const blocksOf = (lines: readonly string[]) =>
  extractMarkdown(lines.join('\n'), () => false).blocks.map((block) =>
    block.kind === 'table'
      ? [block.header, ...block.rows]
      : block.kind === 'paragraph'
        ? block.text
        : [block.kind, block.text],
  );

describe('the marks of documentation sites', () => {
  it.each<[name: string, lines: readonly string[], blocks: readonly unknown[]]>([
    [
      'a box of MkDocs, with its title and its content',
      ['!!! warning "No carry-over"', '    Days lapse in March.', '', '    - Except parental leave', '', 'Ask us.'],
      ['No carry-over', 'Days lapse in March.', ['item', '- Except parental leave'], 'Ask us.'],
    ],
    [
      'boxes inside each other, without titles',
      ['??? note', '    Outside.', '', '    !!! tip', '        Inside.', '', '    Outside again.'],
      ['Note', 'Outside.', 'Tip', 'Inside.', 'Outside again.'],
    ],
    ['a box with an empty title', ['!!! note ""', '    Text only.'], ['Text only.']],
    [
      'tabs',
      ['=== "Berlin"', '', '    30 days.', '', '=== "Paris"', '', '    ```', '    25', '    ```'],
      ['Berlin', '30 days.', 'Paris', ['code', '25']],
    ],
    ['a sentence that begins like a box', ['!!! urgent', 'Call us.'], ['!!! urgent Call us.']],
    [
      'boxes of Docusaurus, between colons',
      [':::note Who it is for', 'All staff.', ':::', '', ':::tip[Ask early]', '', 'Write to HR.', '', ':::'],
      ['Who it is for', 'All staff.', 'Ask early', 'Write to HR.'],
    ],
    [
      'boxes of Quarto and columns',
      ['::: {.callout-important}', 'Sign it.', ':::', '', ':::: {.columns}', 'Left.', '::::'],
      ['Important', 'Sign it.', 'Left.'],
    ],
    [
      'notes of GitHub and Obsidian',
      ['> [!IMPORTANT]', '> Keep the form.', '', '> [!tip]- Shortcut', '> Press F2.'],
      ['Important', 'Keep the form.', 'Shortcut', 'Press F2.'],
    ],
    [
      'tags of Hugo and GitBook',
      [
        ...[
          '{{% alert title="Careful" color="warning" %}}',
          'Ask first.',
          '{{% /alert %}}',
          '',
          '{{< youtube "a1" >}}',
        ],
        ...['', '{% hint style="info" %}', 'See [the form]({{< ref "form.md" >}}).', '{% endhint %}'],
      ],
      ['Careful', 'Ask first.', 'See the form.'],
    ],
    [
      'imports and comments of MDX',
      [
        ...[
          "import Tabs from '@theme/Tabs';",
          'import {',
          '  Note,',
          "} from './parts';",
          'export const year = 2026;',
          '',
        ],
        ...['Text.{/* for us */}', '', 'import goods from "abroad" with care'],
      ],
      ['Text.', 'import goods from "abroad" with care'],
    ],
    [
      'attributes',
      ['## Leave {#leave .wide}', '', 'Text.', '{: .lead }', '', '![Plan](a.png){width="60%"} and {braces}.'],
      ['Text.', '[Image: Plan] and {braces}.'],
    ],
    [
      'links of wikis',
      ['See [[Other page|the other page]], [[Start]] and [[1]](https://example.com).'],
      ['See the other page, Start and [1].'],
    ],
    [
      'the same marks in code',
      ['Write `{{< ref >}}`, `[[ -f a ]]` or `{#id}`.', '', '```', '!!! note', '    {{% alert %}}', ':::', '```'],
      ['Write {{< ref >}}, [[ -f a ]] or {#id}.', ['code', '!!! note\n    {{% alert %}}\n:::']],
    ],
    [
      'text that looks like boxes, of which every word is read',
      [
        '!!! stop the machine',
        '    Then unplug it.',
        '',
        '??? note inline end',
        '    Beside.',
        '',
        '!!! Now: go',
        '    Run.',
      ],
      ['Stop the machine', 'Then unplug it.', 'Note', 'Beside.', '!!! Now: go Run.'],
    ],
    [
      'a line of colons without an end',
      [':::: scope of the rules', 'All staff.'],
      [':::: scope of the rules All staff.'],
    ],
    ['a box whose name has colons', ['::: std::move', 'Text.', ':::'], ['std::move', 'Text.']],
    ['a quotation that begins with a reference', ['> [!Smith2020] says so.'], ['[!Smith2020] says so.']],
    [
      'the logic of a template',
      ['Hello {% if vip %}VIP{% else %}customer{% endif %}, {{ name }} has 5 {% of 20 %} left.'],
      ['Hello {% if vip %}VIP{% else %}customer{% endif %}, {{ name }} has 5 {% of 20 %} left.'],
    ],
    [
      'braces in formulas and numbers',
      ['f(x){a=1, b=2}, $f(x){x=1}$, [a-z]{id=3}, (see note){#42 in the register}, *{.NET}'],
      ['f(x){a=1, b=2}, $f(x){x=1}$, [a-z]{id=3}, (see note){#42 in the register}, *{.NET}'],
    ],
    ['brackets of indexes and conditions', ['a[[0]], b[[i]][[j]], [[ -f a ]]'], ['a[[0]], b[[i]][[j]], [[ -f a ]]']],
    ['code between double marks', ['``a `b` {{< ref >}} [[c]]``'], ['a `b` {{< ref >}} [[c]]']],
  ])('are read as the site shows them: %s', (_name, lines, blocks) => {
    expect(blocksOf(lines)).toEqual(blocks);
  });

  it('are removed from a heading that has attributes', () => {
    expect(extractMarkdown('# Leave {#leave}\n\nText.', () => false).title).toBe('Leave');
  });

  it.each(['Fees for {year=2026}', 'Item {#4 of 5}', 'Issue {#1234}'])(
    'do not include the braces at the end of a heading that are not attributes: %s',
    (heading) => {
      expect(extractMarkdown(`# ${heading}\n\nText.`, () => false).title).toBe(heading);
    },
  );
});
