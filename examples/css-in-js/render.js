import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Badge, Notice } from './dist/index.js';

console.log(renderToStaticMarkup(createElement(Badge, null, 'New')));
console.log(renderToStaticMarkup(createElement(Notice, null, 'Saved')));
