// Renders the component of each build.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

for (const folder of ['dist-tsup', 'dist']) {
  const { ProfileCard } = await import(`./${folder}/index.js`);
  const card = createElement(ProfileCard, { name: 'Ada' });
  try {
    console.log(`${folder}:`, renderToStaticMarkup(card));
  } catch (error) {
    console.log(`${folder}:`, String(error));
  }
}
