import { useEffect, useState } from 'react';
import { SCROLL_THROTTLE_MS } from '../constants.ts';
import { Icon } from '../ui/Icon.tsx';
import { throttle } from '../ui/throttle.ts';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import styles from './ScrollToTop.module.css';

/** The way back up, once there is one. */
export function ScrollToTop() {
  const text = useText();
  const { enableScrollToTop } = useThemeConfig();
  const [isDown, setIsDown] = useState(false);

  useEffect(() => {
    if (!enableScrollToTop) return;
    const update = throttle(
      () => setIsDown(window.scrollY > window.innerHeight / 2),
      SCROLL_THROTTLE_MS,
    );
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      update.cancel();
      window.removeEventListener('scroll', update);
    };
  }, [enableScrollToTop]);

  if (!isDown) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text('outline.toTop')}
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.querySelector<HTMLElement>('#content')?.focus({
          preventScroll: true,
        });
      }}
    >
      <Icon name="up" />
    </button>
  );
}
