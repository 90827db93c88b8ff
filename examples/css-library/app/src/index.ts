import { createCard } from 'info-card';
import 'info-card/style.css';

document.body.innerHTML = createCard('Saved');
