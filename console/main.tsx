import './console.css';
import { createRoot } from 'react-dom/client';
import { Start } from './frame/start.tsx';
import { followTheme } from './frame/theme.ts';

followTheme();
const place = document.getElementById('console');
if (place !== null) {
  createRoot(place).render(<Start />);
}
