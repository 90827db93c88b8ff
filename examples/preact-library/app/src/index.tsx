import { LikeButton } from 'like-button';
import 'like-button/style.css';
import { render } from 'preact';

const root = document.querySelector('#root');
if (root) render(<LikeButton likes={3} />, root);
