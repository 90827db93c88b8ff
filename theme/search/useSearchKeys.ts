import { useEffect } from 'react';

/**
 * Opens search by its keys. The head script listens for them, because a reader
 * may press one before this code has come; what it marked is served here.
 */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const serve = () => {
      if (!('searchKey' in dataset)) return;
      delete dataset.searchKey;
      open();
    };
    serve();
    document.addEventListener('search-key', serve);
    return () => document.removeEventListener('search-key', serve);
  }, [open]);
}
