const START = /(async function render\(routePath, head\) \{)/;

/** The engine's code for rendering a page, with a wait for the event loop before it. */
export function addTurn(code: string): string {
  if (!START.test(code)) {
    throw new Error(
      '[render-turns] The engine has no `render(routePath, head)` where it renders pages, so a build would hold all pages in memory. ' +
        'Find what renders a page now, and adapt engine/render-turns.',
    );
  }
  return code.replace(START, '$1 await new Promise(setImmediate);');
}
