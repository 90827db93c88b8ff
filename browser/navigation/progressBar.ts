import { subscribeProgress } from './loading.ts';

/** Shows a bar at the top of the window while a page loads slowly. */
export function startProgressBar(): void {
  subscribeProgress(progress => {
    const bar = document.querySelector<HTMLElement>('[role=progressbar]');
    if (!bar) return;
    bar.hidden = progress === null;
    bar.setAttribute('aria-valuenow', String(progress ?? 0));
    bar.style.transform = `scaleX(${progress ?? 0})`;
  });
}
