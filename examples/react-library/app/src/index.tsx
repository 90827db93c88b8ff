import { createRoot } from 'react-dom/client';
import { StarRating } from 'star-rating';
import 'star-rating/style.css';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<StarRating stars={3} />);
