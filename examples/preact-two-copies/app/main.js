import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';

for (const copy of ['own', 'shared']) {
  const { Counter } = await import(`counter/${copy}`);
  try {
    console.log(copy, renderToString(h(Counter)));
  } catch (error) {
    console.log(copy, error.name);
  }
}
