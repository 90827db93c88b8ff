import { useHead } from '@rspress/core/runtime';
import { useId } from 'react';
import type { DecoderFacts } from '../browser/errorDecoder.ts';
import { Link } from '../../theme/ui/Link.tsx';
import { usePageRecord } from '../../theme/usePageRecord.ts';
import { useText } from '../../theme/useText.ts';
import { useSiteThemeConfig } from '../../theme/useThemeConfig.ts';
import { decoderStyles } from './decoderStyles.ts';
import actions from '../../theme/layout/PageActions.module.css';
import styles from './ErrorDecoder.module.css';

/**
 * A field for the output of a terminal; error-decoder/browser shows
 * which entries of the site explain it.
 */
export function ErrorDecoder() {
  const text = useText();
  const id = useId();
  const { lang } = usePageRecord();
  useHead({ style: [{ innerHTML: decoderStyles }] });
  const { errorsFolder = '' } = useSiteThemeConfig();
  const facts: DecoderFacts = {
    entries: `${errorsFolder}/${lang}.json`,
    strings: {
      loading: text('decoder.loading'),
      one: text('decoder.one'),
      count: text('decoder.count', { count: '{count}' }),
      none: text('decoder.none'),
      search: text('decoder.search', { query: '{query}' }),
      failed: text('decoder.failed'),
      line: text('decoder.line', { lines: '{lines}' }),
      lines: text('decoder.lines', { lines: '{lines}' }),
      similar: text('decoder.similar'),
      error: text('decoder.error'),
      warn: text('decoder.warn'),
      info: text('decoder.info'),
    },
  };
  return (
    <div
      className={styles.decoder}
      role="group"
      aria-labelledby={`${id}-label`}
      data-error-decoder={JSON.stringify(facts)}
    >
      <div className={styles.head}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {text('decoder.label')}
        </label>
        <button
          type="button"
          className={actions.button}
          data-decoder-clear=""
          hidden
        >
          {text('decoder.clear')}
        </button>
      </div>
      <textarea
        id={id}
        className={styles.field}
        rows={7}
        placeholder={text('decoder.placeholder')}
        aria-describedby={`${id}-hint`}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        dir="ltr"
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {text('decoder.hint')}
      </p>
      <p className={styles.status} role="status" data-decoder-status="" />
      <button
        type="button"
        className={styles.button}
        data-decoder-again=""
        hidden
      >
        {text('fault.again')}
      </button>
      <button
        type="button"
        className={styles.button}
        data-decoder-search=""
        hidden
      />
      <ol className={styles.list} data-decoder-list="" hidden />
      <template>
        <li className={styles.card}>
          <p className={styles.meta}>
            <span className={styles.level} data-decoder-level="" />
            <span data-decoder-from="" translate="no" />
            <span data-decoder-similar="" />
            <span data-decoder-lines="" />
          </p>
          <Link className={styles.title} href="#" data-decoder-title="" />
          <div className={styles.answer} data-decoder-answer="" />
          <pre
            className={styles.excerpt}
            data-decoder-excerpt=""
            lang="en"
            dir="ltr"
            translate="no"
          />
        </li>
      </template>
    </div>
  );
}
