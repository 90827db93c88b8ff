import { createRoot } from 'react-dom/client';
import { Badge } from 'widgets';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Badge text="new" />);
