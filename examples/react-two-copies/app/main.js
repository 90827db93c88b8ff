import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Counter } from 'counter';

renderToString(createElement(Counter));
