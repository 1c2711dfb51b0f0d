// Reads the page as a list of lines, in the order of the document: headings, texts, rows with their cells, links with
// their targets, fields with their values, and controls with their states. A single expression, because the page's
// Content-Security-Policy refuses code that is evaluated later.
const READ = `(() => {
  const nameOf = (element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const labels = [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ');
    return element.getAttribute('aria-label') ?? (named || labels || element.textContent || element.placeholder || '');
  };
  const flags = (element) => [
    element.disabled || element.getAttribute('aria-disabled') === 'true' ? ' disabled' : '',
    element.readOnly || element.getAttribute('aria-readonly') === 'true' ? ' read-only' : '',
    element.getAttribute('aria-invalid') === 'true' ? ' invalid' : '',
    element.type === 'password' ? ' unseen' : '',
    /awsui_variant-primary/.test(element.className) ? ' primary' : '',
    element.querySelector('[class*=awsui_spinner], [class*=icon-loading]') === null ? '' : ' busy',
    element === document.activeElement ? ' focused' : '',
  ].join('');
  const kindOf = ({ className }) => {
    const classes = typeof className === 'string' ? className : '';
    const [, alert] = /awsui_type-(error|warning|info|success)_/.exec(classes) ?? [];
    const [, flash] = /awsui_flash-type-(\\w+?)_/.exec(classes) ?? [];
    const [, status] = /awsui_status-(error|warning|success|info|stopped|pending|in-progress|loading)_/.exec(classes) ?? [];
    const kind = alert ?? flash ?? status;
    return kind === undefined ? '' : '(' + kind + ') ';
  };
  const control = (element) => {
    const { tagName, type, value } = element;
    if (tagName === 'A') return '[' + inner(element) + '](' + element.getAttribute('href') + ')';
    if (tagName === 'BUTTON') return '<' + nameOf(element).trim() + flags(element) + '>';
    if (type === 'checkbox' || type === 'radio') return (element.checked ? '(x' : '( ') + flags(element) + ')';
    return '{' + nameOf(element).trim() + ': ' + JSON.stringify(value ?? '') + flags(element) + '}';
  };
  const isControl = (element) => /^(?:A|BUTTON|INPUT|TEXTAREA)$/.test(element.tagName) && element.type !== 'file';
  const isHidden = (element) =>
    element.getAttribute('aria-hidden') === 'true' || element.tagName === 'svg' || (getComputedStyle(element).display !== 'contents' && !element.checkVisibility({ visibilityProperty: true }));
  const inner = (element) => {
    let text = '';
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) text += child.data;
      else if (child.nodeType === Node.ELEMENT_NODE && !isHidden(child)) {
        const own = isControl(child) ? control(child) : kindOf(child) + inner(child);
        text += getComputedStyle(child).display === 'inline' ? own : ' ' + own + ' ';
      }
    }
    return text;
  };
  const lines = [];
  let line = '';
  const end = () => {
    const text = line.replace(/\\s+/g, ' ').trim();
    if (text !== '') lines.push(text);
    line = '';
  };
  const walk = (element) => {
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        line += child.data;
        continue;
      }
      if (child.nodeType !== Node.ELEMENT_NODE || isHidden(child) || SKIPPED.some((part) => child.matches(part))) continue;
      if (isControl(child)) {
        line += ' ' + control(child);
        continue;
      }
      if (child.tagName === 'TR') {
        end();
        line = [...child.cells].map((cell) => inner(cell).replace(/\\s+/g, ' ').trim()).join(' | ');
        end();
        continue;
      }
      const isBlock = !/^inline|^contents/.test(getComputedStyle(child).display);
      const role = child.getAttribute('role');
      if (isBlock || role === 'option' || role === 'menuitem') end();
      const [, level] = /^H([1-6])$/.exec(child.tagName) ?? [];
      line += (level === undefined ? '' : '#'.repeat(Number(level)) + ' ') + kindOf(child);
      if (role === 'dialog') line += 'dialog:';
      if (role === 'menuitem' || role === 'option') line += '- ';
      if (child === document.activeElement && child !== document.body) line += '(focused) ';
      walk(child);
      if (isBlock || role === 'option' || role === 'menuitem') end();
    }
  };
  walk(document.body);
  end();
  const waits = ({ textContent }) => /(?:Loading|…)$/.test(textContent.trim());
  const busy = callsInFlight > 0 || [...document.querySelectorAll('main [role=status], main [class*=loading]')].some(waits);
  return { lines, busy, title: document.title, hash: location.hash };
})()`;

/** What a page shows. */
export interface Outline {
  readonly lines: readonly string[];
  /** Whether a part of the page says that it is loading. */
  readonly busy: boolean;
  readonly title: string;
  readonly hash: string;
}

/** Returns an expression that reads the page once its next frame is shown, without the parts that selectors name. */
export function outlineWithout(parts: readonly string[]): string {
  return `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(${READ.replace('SKIPPED', JSON.stringify(parts))}))))`;
}

/** Returns the lines that one list has instead of another, each with its sign, in the order of the lists. */
export function differenceOf(before: readonly string[], after: readonly string[]): string[] {
  // The length of the longest common part of each pair of rests.
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const line = common[row] ?? [];
      line[column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const signed: string[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      row += 1;
      column += 1;
    } else if (column >= after.length || (row < before.length && at(row + 1, column) >= at(row, column + 1))) {
      signed.push(`- ${before[row]}`);
      row += 1;
    } else {
      signed.push(`+ ${after[column]}`);
      column += 1;
    }
  }
  return signed;
}
