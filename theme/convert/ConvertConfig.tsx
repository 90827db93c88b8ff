import type { ToolName } from '@rslib-website/converter/Conversion';
import { converterStrings } from '../../i18n/converter/index.ts';
import type { Lang } from '../../site/locales.ts';
import { Callout } from '../mdx/Callout.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { ConvertForm } from './ConvertForm.tsx';

export interface ConvertConfigProps {
  /** Whose config it is; on other pages than the guide about it, readers choose. */
  tool?: ToolName;
}

/**
 * Converts the config of another tool, by the tables of its guide. The form is folded,
 * so it isn't seen, and its script isn't loaded, until a reader opens it.
 */
export function ConvertConfig({ tool }: ConvertConfigProps) {
  const { lang } = usePageRecord();
  // Only pages of the site's own languages show it.
  const words = converterStrings[lang as Lang];
  return (
    <Callout type="details" title={tool ? words.open : words.openAny}>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <ConvertForm {...(tool && { tool })} />
    </Callout>
  );
}
