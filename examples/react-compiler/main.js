import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Total } from './dist/index.js';

console.log(renderToStaticMarkup(createElement(Total, { prices: [2, 3] })));
