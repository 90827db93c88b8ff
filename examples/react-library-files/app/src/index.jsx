import { createRoot } from 'react-dom/client';
import { StarRating } from 'star-rating';

const root = document.querySelector('#root');
createRoot(root).render(<StarRating stars={3} />);
