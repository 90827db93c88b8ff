export { createElement, Fragment } from 'react';
