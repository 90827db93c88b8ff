/**
 * Runs in the page. React marks each element it has hydrated; the theme sets a
 * mark once effects have run, which is when key listeners are attached.
 */
export function isHydrated(): boolean {
  const content = document.querySelector('main');
  return (
    content !== null &&
    Object.keys(content).some(key => key.startsWith('__reactProps$')) &&
    document.documentElement.dataset.alive !== undefined
  );
}
