import { useHead } from '@rspress/core/runtime';
import type { ToolName } from '@rslib-website/converter/Conversion';
import { converterStrings } from '../../i18n/converter/index.ts';
import type { Lang } from '../../site/locales.ts';
import { fieldStyles } from '../rareStyles.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { ConvertForm } from './ConvertForm.tsx';

export interface ConvertConfigProps {
  /** Whose config it is; the page is the guide about it. */
  tool: ToolName;
}

/** Converts the config of another tool, by the tables of its guide. */
export function ConvertConfig({ tool }: ConvertConfigProps) {
  const { lang } = usePageRecord();
  useHead({ style: [{ innerHTML: fieldStyles }] });
  return (
    <>
      <noscript>
        {/* Only pages of the site's own languages show it. */}
        <p>{converterStrings[lang as Lang].noScript}</p>
      </noscript>
      <ConvertForm tool={tool} />
    </>
  );
}
