'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { Conversion, ToolName } from '@rslib-website/converter/Conversion';
import { converterStrings } from '../../i18n/converter/index.ts';
import type { Lang } from '../../site/locales.ts';
import { adoptStyles } from '../../browser/adoptStyles.ts';
import paste from '../ui/paste.module.css';
import { usePageRecord } from '../usePageRecord.ts';
import { ConversionResult } from './ConversionResult.tsx';
import { convertText } from './convertText.ts';
import { formStyles } from './formStyles.ts';
import { loadTables } from './readTables.ts';

export interface ConvertFormProps {
  tool: ToolName;
}

/** Fields for a config and a package.json, and below them what becomes of them. */
export function ConvertForm({ tool }: ConvertFormProps) {
  const { lang } = usePageRecord();
  // Only pages of the site's own languages show it.
  const words = converterStrings[lang as Lang];
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const presses = useRef(0);
  const [isReady, setIsReady] = useState(false);
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState<Conversion>();

  useEffect(() => {
    adoptStyles(formStyles);
    setIsReady(true);
  }, []);

  const run = async () => {
    const [config, manifest] = form.current?.querySelectorAll('textarea') ?? [];
    if (!config || !manifest) return;
    setMessage(words.working);
    const source = { tool, config: config.value, manifest: manifest.value };
    const press = ++presses.current;
    const rows = await loadTables(source.config);
    // Another text may have been converted meanwhile.
    if (press !== presses.current) return;
    const { says, conversion, refused } = convertText(source, rows, words);
    setMessage(says);
    setShown(conversion);
    if (!refused) return;
    const field = refused.isManifest ? manifest : config;
    field.focus();
    const { place } = refused;
    if (place) field.setSelectionRange(place.from, place.to);
  };

  const field = (name: 'config' | 'manifest') => (
    <>
      <label className={paste.label} htmlFor={id + name}>
        {words[name]}
      </label>
      <textarea
        id={id + name}
        className={paste.field}
        rows={name === 'config' ? 7 : 2}
        dir="ltr"
        translate="no"
        aria-describedby={`${id}hint`}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
    </>
  );
  // The page has the first line alone: without a script, the rest would do nothing.
  return (
    <div ref={form} role="group" aria-label={words.open} data-converter="">
      <p id={`${id}hint`} className={paste.hint}>
        {words.hint}
      </p>
      {isReady && (
        <>
          {field('config')}
          {field('manifest')}
          <button type="button" onClick={() => void run()}>
            {words.convert}
          </button>
          <p role="status">{message}</p>
        </>
      )}
      {shown && <ConversionResult conversion={shown} words={words} />}
    </div>
  );
}
