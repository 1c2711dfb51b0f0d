import { enter } from './frame/enter.ts';
import { refuseDrops } from './frame/refuse-drops.ts';
import { followTheme } from './frame/theme.ts';

followTheme();
refuseDrops(window);
const container = document.getElementById('console');
if (container !== null) {
  void enter(container);
}
