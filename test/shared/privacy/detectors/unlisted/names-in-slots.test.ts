// Guarantee: unlisted full names are found in rows of one form if each begins with a possible name and a third of them
// are persons, here in « ». Risk: appointments reveal who comes when, or a timetable of courses is unreadable.
import { expect, it } from 'vitest';
import { namesInSlots } from '../../../../../shared/privacy/detectors/unlisted/names-in-slots.ts';
import { besideKnown } from './persons.fixture.ts';

it.each([
  ['09:10 «Emily Carter»\n09:25 Quillon Zabrek', 'Quillon Zabrek'],
  ['09:10 «Emily Carter»\n09:25 Quillon Zabrek\n10:05 Zorra Wibbel', 'Quillon Zabrek, Zorra Wibbel'],
  ['1. Quillon Zabrek\n2. «Emily Carter»', 'Quillon Zabrek'],
  ['- Quillon Zabrek\n- «Emily»\n- Zuzzel', 'Quillon Zabrek'],
  ['9.10 Mrs «Carter», 9.25 Quillon Zabrek', 'Quillon Zabrek'],
  ['9.10 Doctor. «Carter», 9.25 Quillon Zabrek', 'Quillon Zabrek'],
])('finds the names in %j', (row, names) => {
  expect(besideKnown(namesInSlots, row)).toBe(names);
});

it.each([
  '09:10 Quillon Zabrek\n09:25 Zorra Wibbel',
  'Ask «Emily Carter».\n09:10 Quillon Zabrek\n09:25 Zorra Wibbel',
  '09:00 Spin Wibbel\n10:00 Aqua Zuzzel\n11:00 Box Kladd\n12:00 «Emily Carter»',
  '09:10 «Emily Carter»\n09:25 Quillon Zabrek\n10:05 Monday',
  '09:10 «Emily Carter»\n09:25 Zuzzel',
  '09:10 Professor «Carter»\n09:25 Quillon Zabrek',
])('finds nobody in %j', (row) => {
  expect(besideKnown(namesInSlots, row)).toBe('');
});
