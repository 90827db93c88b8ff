import './panel.css';
import font from './font.woff2';
import icon from './icon.svg';
import photo from './photo.png';
import sound from './sound.mp3';

export const kinds = [font, icon, photo, sound];

export const license = new URL('./license.pdf', import.meta.url).href;
