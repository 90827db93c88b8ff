import { PAGE_COPIED_MS } from '../../shared/constants.ts';
import { copyText } from './copyText.ts';
import { closestOf } from '../page.ts';
import { withTimeout } from '../dom/withTimeout.ts';

type State = 'idle' | 'loading' | 'success' | 'error';

const BUTTON = '[data-copy-page]';

/** Copies the page's Markdown to the clipboard and reports the result. */
export function startCopyPage(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('click', event => {
    const button = closestOf(event, BUTTON);
    if (!button) return;
    clearTimeout(timer);
    void copyPage(button).then(() => {
      if (button.dataset.state !== 'success') return;
      timer = setTimeout(() => show(button, 'idle'), PAGE_COPIED_MS);
    });
  });
}

async function copyPage(button: HTMLElement): Promise<void> {
  show(button, 'loading');
  try {
    const isCopied = await copyText(
      loadMarkdown(button.dataset.copyPage ?? ''),
    );
    show(button, isCopied ? 'success' : 'idle');
  } catch {
    show(button, 'error');
  }
}

/** Labels and messages are in the button's data attributes. */
function show(button: HTMLElement, state: State): void {
  button.dataset.state = state;
  const label = button.querySelector('span');
  if (label)
    label.textContent = button.dataset[state] ?? button.dataset.idle ?? '';
  const status = button.nextElementSibling;
  if (!(status instanceof HTMLElement)) return;
  status.dataset.state = state;
  status.textContent = button.dataset[`${state}Report`] ?? '';
}

/** The file's text. Throws for anything else, such as a 404 page. */
function loadMarkdown(path: string): Promise<string> {
  const load = async () => {
    const response = await fetch(path);
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && /^text\/(markdown|plain)/.test(type)) {
      return response.text();
    }
    throw new Error(`${path} is no Markdown: ${response.status} ${type}`);
  };
  return withTimeout(load());
}
