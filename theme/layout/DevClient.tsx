import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from '@rspress/core/runtime';
import { Profiler, useEffect, useRef, type ReactNode } from 'react';
import { htmlLangOf } from '../htmlLangOf.ts';
import { usePageRecord } from '../usePageRecord.ts';

const loadBehaviors = () => import('../../browser/dev.ts');

/** Whether an edit was applied that React hasn't rendered yet. */
let isEdited = false;

import.meta.webpackHot?.addStatusHandler(status => {
  if (status === 'apply') isEdited = true;
});

/** New elements lack what behaviors had set on the old ones. */
function handleRender(): void {
  if (!isEdited) return;
  isEdited = false;
  void loadBehaviors().then(({ announcePage }) => announcePage());
}

/**
 * During development, the engine renders and routes pages in the browser. This
 * starts the same behaviors there that readers have.
 */
export function DevClient({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const page = usePageRecord();
  const router = useRef(navigate);
  const shown = useRef({ page, pathname, key: '' });

  useEffect(() => {
    router.current = navigate;
  }, [navigate]);
  useEffect(() => {
    void loadBehaviors().then(({ startDev }) =>
      startDev(address => void router.current(address)),
    );
  }, []);
  useEffect(() => {
    const last = shown.current;
    const isNewPage = last.page !== page;
    // The page for a new URL is still loading.
    if (!isNewPage && last.pathname !== pathname) return;
    if (!isNewPage && last.key === key) return;
    shown.current = { page, pathname, key };
    // Line heights depend on the language, and the head is updated later.
    document.documentElement.lang = htmlLangOf(page.lang);
    const isBack = type === NavigationType.Pop;
    void loadBehaviors().then(({ arrive, showPage }) => {
      if (isNewPage) showPage(isBack ? 'history' : 'link');
      else if (!isBack || (last.key === '' && hash)) arrive('link', false);
    });
  }, [page, pathname, hash, key, type]);

  return (
    <Profiler id="page" onRender={handleRender}>
      {children}
    </Profiler>
  );
}
