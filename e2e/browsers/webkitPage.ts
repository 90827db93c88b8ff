// What the driver of WebKit has a page do. Each sees nothing but the page.

/** Runs in the page: the next reader has not been on the site before. */
export function forgetReader(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Where storage is refused, nothing was kept.
  }
}

/** Runs in the page. The driver does not wait for a smooth scroll to end. */
export function bringIntoSight(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Runs in the page: keeps its errors. The driver tells nothing of the console,
 * so what fails before the page has loaded is not heard.
 */
export function keepErrors(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  window.addEventListener('error', ({ message }) => problems.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    problems.push(String(reason)),
  );
  console.error = (...told: unknown[]) => problems.push(told.join(' '));
}
