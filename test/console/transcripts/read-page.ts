/**
 * An expression that reads the page as a list of lines, in the order of the document: headings, texts, rows with their
 * cells, links with their targets, fields with their values, and controls with their states. A single expression,
 * because the page's Content-Security-Policy refuses code that is evaluated later.
 */
export const READ = `(() => {
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
  const sent = scripted.sent.splice(0);
  return { lines, sent, title: document.title, hash: location.hash };
})()`;
