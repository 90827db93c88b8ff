import { onPage } from '../page.ts';

/** Brings the page about missing ones what only the browser knows. */
export function startNotFound(): void {
  onPage(() => {
    const box = document.querySelector<HTMLElement>('[data-not-found]');
    if (!box) return; // And other pages need not load it.
    import(/* webpackChunkName: "not-found" */ './notFound.ts').then(
      ({ fitNotFound }) => {
        if (box.isConnected) fitNotFound(box);
      },
      () => undefined, // It can be read, and left, as it is.
    );
  });
}
