import { PAGE_COPIED_MS } from '../../shared/constants.ts';
import { copyText } from './copyText.ts';
import { showState } from './showState.ts';
import { closestOf } from '../page.ts';
import { withTimeout } from '../dom/withTimeout.ts';

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
      timer = setTimeout(() => showState(button, 'idle'), PAGE_COPIED_MS);
    });
  });
}

async function copyPage(button: HTMLElement): Promise<void> {
  showState(button, 'loading');
  try {
    const isCopied = await copyText(
      loadMarkdown(button.dataset.copyPage ?? ''),
    );
    showState(button, isCopied ? 'success' : 'idle');
  } catch {
    showState(button, 'error');
  }
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
