import { render } from 'preact';
import { StarRating } from 'star-rating';
import 'star-rating/style.css';

render(<StarRating stars={3} />, document.querySelector('#root'));
