// Guarantee: a file that is dropped beside the place for files is refused, while that place takes it, and a text can be
// dropped into a field. Risk: the browser opens the file in place of the console, and a half-filled form is lost.
import { expect, it } from 'vitest';
import { refuseDrops } from '../../../console/frame/refuse-drops.ts';

function drag(type: string, types: readonly string[], isTaken: boolean) {
  const page = new EventTarget();
  const dataTransfer = { types, dropEffect: 'copy' };
  if (isTaken) {
    page.addEventListener(type, (event) => event.preventDefault());
  }
  refuseDrops(page);
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
  page.dispatchEvent(event);
  return { isPrevented: event.defaultPrevented, dropEffect: dataTransfer.dropEffect };
}

it.each(['dragover', 'drop'])('refuses the %s of a file that nothing else takes', (type) => {
  expect(drag(type, ['Files'], false)).toEqual({ isPrevented: true, dropEffect: 'none' });
  expect(drag(type, ['Files'], true)).toEqual({ isPrevented: true, dropEffect: 'copy' });
  expect(drag(type, ['text/plain'], false)).toEqual({ isPrevented: false, dropEffect: 'copy' });
});
