import css from './panel.css?inline';

export function addStyles(root: ShadowRoot) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
}

export { css };
