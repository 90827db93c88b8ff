import { createRoot } from 'react-dom/client';
import { StarRating } from 'star-kit';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<StarRating stars={3} />);
