import { isOption, TitleText } from '../ui/TitleText.tsx';
import { usePageRecord } from '../usePageRecord.ts';

/**
 * The words of a heading. A path is the name of an option anywhere; a word alone
 * is one on the page of an option, and elsewhere it may be a term.
 */
export function HeadingText({ words }: { words: string }) {
  const { title } = usePageRecord();
  const isName = words.includes('.') || isOption(title);
  return isName ? <TitleText title={words} /> : words;
}
