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

/** Whether code was replaced that React has not drawn with yet. */
let isEdited = false;

import.meta.webpackHot?.addStatusHandler(status => {
  if (status === 'apply') isEdited = true;
});

/** Parts that React made anew lack what behaviors had set on the old ones. */
function handleRender(): void {
  if (!isEdited) return;
  isEdited = false;
  void loadBehaviors().then(({ announcePage }) => announcePage());
}

/**
 * While writing, the engine draws pages in the browser and routes between them.
 * This brings the same behaviors to them that readers have.
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
    // The page of another address is on its way.
    if (!isNewPage && last.pathname !== pathname) return;
    if (!isNewPage && last.key === key) return;
    shown.current = { page, pathname, key };
    // Lines are as high as the language needs, and the head comes later.
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
