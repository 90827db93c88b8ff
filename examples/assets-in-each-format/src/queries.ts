import plain from './logo.svg';
import inline from './logo.svg?inline';
import raw from './logo.svg?raw';
import url from './logo.svg?url';

export { inline, plain, raw, url };
