import {
  PROGRESS_DELAY_MS,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED_MS,
  PROGRESS_TRICKLE,
  PROGRESS_TRICKLE_MS,
} from '../../shared/constants.ts';

/** The bar never reaches the end on its own. */
const ALMOST_DONE = 0.994;

let pending = 0;
let progress: number | null = null;
let trickle: ReturnType<typeof setInterval> | undefined;

/** Shows the bar at the top of the window; null hides it. */
function setProgress(value: number | null): void {
  progress = value;
  const bar = document.querySelector<HTMLElement>('[role=progressbar]');
  if (!bar) return;
  bar.hidden = value === null;
  bar.setAttribute('aria-valuenow', String(value ?? 0));
  bar.style.transform = `scaleX(${value ?? 0})`;
}

function start(): void {
  if (progress !== null && progress < 1) return;
  setProgress(PROGRESS_MINIMUM);
  trickle = setInterval(() => {
    setProgress(Math.min((progress ?? 0) + PROGRESS_TRICKLE, ALMOST_DONE));
  }, PROGRESS_TRICKLE_MS);
}

function finish(): void {
  clearInterval(trickle);
  if (progress === null) return;
  setProgress(1);
  setTimeout(() => {
    if (progress === 1) setProgress(null);
  }, PROGRESS_SPEED_MS);
}

/** Shows progress while a promise takes noticeably long. */
export async function trackLoading<T>(work: Promise<T>): Promise<T> {
  pending += 1;
  const timer = setTimeout(start, PROGRESS_DELAY_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    pending -= 1;
    if (pending === 0) finish();
  }
}
