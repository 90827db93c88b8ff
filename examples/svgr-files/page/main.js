import { StarIcon } from 'icons';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const star = createElement(StarIcon, { role: 'img', 'aria-label': 'one star' });
console.log(renderToStaticMarkup(star));
