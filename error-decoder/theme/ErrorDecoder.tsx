import { useHead } from '@rspress/core/runtime';
import { useId } from 'react';
import type { DecoderFacts } from '../browser/errorDecoder.ts';
import { CodeBlock } from '../../theme/mdx/code/CodeBlock.tsx';
import { Link } from '../../theme/ui/Link.tsx';
import { usePageRecord } from '../../theme/usePageRecord.ts';
import { useText } from '../../theme/useText.ts';
import { useSiteThemeConfig } from '../../theme/useThemeConfig.ts';
import { figureStyles } from '../../theme/rareStyles.ts';
import actions from '../../theme/layout/PageActions.module.css';
import styles from '../../theme/ui/paste.module.css';

/**
 * A field for the output of a terminal; error-decoder/browser shows
 * which entries of the site explain it.
 */
export function ErrorDecoder() {
  const text = useText();
  const id = useId();
  const { lang } = usePageRecord();
  useHead({ style: [{ innerHTML: figureStyles }] });
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
      terminal: text('decoder.terminal'),
      error: text('decoder.error'),
      warn: text('decoder.warn'),
      info: text('decoder.info'),
    },
  };
  return (
    <div
      className={styles.paste}
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
      <div dir="ltr" translate="no">
        {/* A field can't mark its words: the marks lie behind them. */}
        <div className={styles.field} data-decoder-marks="" hidden />
        <textarea
          id={id}
          className={styles.field}
          rows={7}
          placeholder={text('decoder.placeholder')}
          aria-describedby={`${id}-hint`}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {text('decoder.hint')}
      </p>
      <p role="status" data-decoder-status="" />
      <button type="button" data-decoder-again="" hidden>
        {text('fault.again')}
      </button>
      <button type="button" data-decoder-search="" hidden />
      <ol data-decoder-list="" hidden />
      <template>
        <li>
          <p>
            <span data-decoder-level="" />
            <span data-decoder-from="" translate="no" />
            <span data-decoder-similar="" />
            <span data-decoder-lines="" />
          </p>
          <p data-decoder-title="" />
          <dl>
            <div data-decoder-cause="">
              <dt>{text('decoder.cause')}</dt>
              <dd />
            </div>
            <div data-decoder-fix="">
              <dt>{text('decoder.fix')}</dt>
              <dd />
            </div>
          </dl>
          <div data-decoder-change="">
            <CodeBlock title="{file}">
              <code />
            </CodeBlock>
          </div>
          <p>
            <Link href="#" data-decoder-link="">
              {text('decoder.full')}
            </Link>
          </p>
        </li>
        <li>
          <p>
            <span data-decoder-lines="" />
            <span>{text('decoder.caused')}</span>
          </p>
          <p>
            <code lang="en" translate="no" data-decoder-title="" />
            <Link href="#" data-decoder-link="">
              {text('decoder.show')}
            </Link>
          </p>
        </li>
      </template>
    </div>
  );
}
