export { default as Star } from './star.svg?react';
