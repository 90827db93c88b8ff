/** Runs in the page. React leaves a mark on each element it has taken over. */
export function isHydrated(): boolean {
  const content = document.querySelector('main');
  return (
    content !== null &&
    Object.keys(content).some(key => key.startsWith('__reactProps$'))
  );
}
