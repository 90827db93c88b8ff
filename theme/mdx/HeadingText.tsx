import { isOption, TitleText } from '../ui/TitleText.tsx';
import { usePageRecord } from '../usePageRecord.ts';

/**
 * The text of a heading, as code if it names an option. A dotted path always does;
 * a single word only does on an option's own page and in a list of options, because
 * elsewhere it may be a term.
 */
export function HeadingText({ text }: { text: string }) {
  const { title, overview } = usePageRecord();
  const isName =
    text.includes('.') || isOption(title) || overview !== undefined;
  return isName ? <TitleText title={text} /> : text;
}
