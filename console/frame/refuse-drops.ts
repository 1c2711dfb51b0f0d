/**
 * Keeps the browser from opening a file that is dropped beside the place for files: it would replace the console, and
 * what was typed with it.
 */
export function refuseDrops(page: EventTarget): void {
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
}

interface Drag extends Event {
  readonly dataTransfer?: { readonly types: readonly string[]; dropEffect: string } | null;
}

function refuse(event: Drag): void {
  const { dataTransfer } = event;
  // The place for files has taken an event that is prevented; a text may be dropped into any field.
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) {
    return;
  }
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
