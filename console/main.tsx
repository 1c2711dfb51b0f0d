import './console.css';
import { createRoot } from 'react-dom/client';
import { keepFocus } from './frame/keep-focus.ts';
import { refuseDrops } from './frame/refuse-drops.ts';
import { Start } from './frame/start.tsx';
import { followTheme } from './frame/theme.ts';

followTheme();
keepFocus();
refuseDrops(window);
const container = document.getElementById('console');
if (container !== null) {
  createRoot(container).render(<Start />);
}
