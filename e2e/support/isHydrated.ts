/**
 * Runs in the page. React leaves a mark on each element it has taken over; the
 * theme leaves one when effects have run, which is when keys are listened to.
 */
export function isHydrated(): boolean {
  const content = document.querySelector('main');
  return (
    content !== null &&
    Object.keys(content).some(key => key.startsWith('__reactProps$')) &&
    document.documentElement.dataset.alive !== undefined
  );
}
