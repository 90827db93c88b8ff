import { onPage } from '../../browser/page.ts';

/** Loads the script of the error decoder, where a page has one. */
export function startErrorDecoder(): void {
  onPage(() => {
    const box = document.querySelector<HTMLElement>('[data-error-decoder]');
    if (!box) return;
    import(/* webpackChunkName: "decoder" */ './errorDecoder.ts').then(
      ({ attachDecoder }) => attachDecoder(box),
      () => (document.documentElement.dataset.fault = ''),
    );
  });
}
