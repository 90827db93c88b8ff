import byReact from './star.svg?react';
import byUrl from './star.svg?url';
import plain from './star.svg';

export { byReact, byUrl, plain };
