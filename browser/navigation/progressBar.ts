import { readProgress, subscribeProgress } from './loading.ts';

/** A line at the top of the window while a page takes its time. */
export function startProgressBar(): void {
  subscribeProgress(() => {
    const bar = document.querySelector<HTMLElement>('[role=progressbar]');
    const progress = readProgress();
    if (!bar) return;
    bar.hidden = progress === null;
    bar.setAttribute('aria-valuenow', String(progress ?? 0));
    bar.style.transform = `scaleX(${progress ?? 0})`;
  });
}
