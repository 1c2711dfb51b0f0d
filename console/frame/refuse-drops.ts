/**
 * Keeps the browser from opening a file that is dropped outside the drop zone: it would replace the console, and what
 * was typed would be lost.
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
  // The drop zone has handled an event whose default is already prevented; a text may be dropped into any field.
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) {
    return;
  }
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
