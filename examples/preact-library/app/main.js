import { LikeButton } from 'like-button';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';

console.log(renderToString(h(LikeButton, { likes: 3 })));
