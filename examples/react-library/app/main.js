import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StarRating } from 'star-rating';

console.log(renderToStaticMarkup(createElement(StarRating, { stars: 3 })));
