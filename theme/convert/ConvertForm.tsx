'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { tools, type ToolName } from '@rslib-website/converter/Conversion';
import { writeProjectLink } from '../../explorer/theme/share/projectLink.ts';
import { converterStrings } from '../../i18n/converter/index.ts';
import { ENGINE_PAGE } from '../../shared/buildFiles.ts';
import type { Lang } from '../../site/locales.ts';
import { adoptStyles } from '../../browser/adoptStyles.ts';
import paste from '../ui/paste.module.css';
import { usePageRecord } from '../usePageRecord.ts';
import { useSiteAddress } from '../useSiteAddress.ts';
import { ConversionResult } from './ConversionResult.tsx';
import { convertText, projectOf, toolOf, type Answer } from './convertText.ts';
import { formStyles } from './formStyles.ts';
import { loadRows } from './loadRows.ts';

export interface ConvertFormProps {
  tool?: ToolName;
}

/** Fields for a config and a package.json, and below them what becomes of them. */
export function ConvertForm({ tool: known }: ConvertFormProps) {
  const { lang } = usePageRecord();
  const { pathOf } = useSiteAddress();
  // Only pages of the site's own languages show it.
  const words = converterStrings[lang as Lang];
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const presses = useRef(0);
  const [isReady, setIsReady] = useState(false);
  const [tool, setTool] = useState(known ?? tools[0]);
  const [answer, setAnswer] = useState<Answer & { opens?: string }>();

  useEffect(() => {
    adoptStyles(formStyles);
    setIsReady(true);
  }, []);

  const run = async () => {
    const [config, manifest] = form.current?.querySelectorAll('textarea') ?? [];
    if (!config || !manifest) return;
    const press = ++presses.current;
    setAnswer({ says: words.working });
    const source = { tool, config: config.value, manifest: manifest.value };
    const rows = await loadRows(tool, pathOf).catch(() => undefined);
    const next: typeof answer = rows
      ? convertText(source, rows, words)
      : { says: words.notLoaded };
    const project = projectOf(next, source.manifest);
    const link = project && (await writeProjectLink(project));
    // Another text may have been converted meanwhile.
    if (press !== presses.current) return;
    setAnswer({
      ...next,
      ...(link &&
        'hash' in link && {
          opens: `${pathOf(ENGINE_PAGE)}?source=rslib.config.ts${link.hash}`,
        }),
    });
    const { refused } = next;
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
        onChange={({ target }) => {
          const found = toolOf(target.value);
          if (!known && name === 'config' && found) setTool(found);
        }}
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
          {!known && (
            <label className={paste.label}>
              {words.tool}{' '}
              <select
                value={tool}
                translate="no"
                onChange={({ target }) => {
                  // The options have no other values.
                  setTool(target.value as ToolName);
                }}
              >
                {tools.map(one => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
          )}
          {field('manifest')}
          <button type="button" onClick={() => void run()}>
            {words.convert}
          </button>
          <p role="status">{answer?.says}</p>
        </>
      )}
      {answer?.opens && (
        <p>
          <a
            href={answer.opens}
            // The playground itself is above; elsewhere, Back leads to this place.
            onClick={() => known ?? window.scrollTo({ top: 0 })}
          >
            {words.opens}
          </a>
        </p>
      )}
      {answer?.conversion && (
        <ConversionResult
          conversion={answer.conversion}
          words={words}
          pathOf={pathOf}
          guide={pathOf(`/guide/migration/${tool}`)}
        />
      )}
    </div>
  );
}
