import { onPage } from '../page.ts';

/** Loads the script that adapts the 404 page to its URL. */
export function startNotFound(): void {
  onPage(() => {
    const box = document.querySelector<HTMLElement>('[data-not-found]');
    if (!box) return; // Other pages don't need the code.
    // In the chunk of zoom: a chunk of its own would cost every page more bytes.
    import(/* webpackChunkName: "zoom" */ './notFound.ts').then(
      ({ fitNotFound }) => {
        if (box.isConnected) fitNotFound(box);
      },
      () => undefined, // The page works without it.
    );
  });
}
