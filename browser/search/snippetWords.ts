import {
  SNIPPET_WORDS,
  SNIPPET_WORDS_NARROW,
} from '@rslib-website/search/limits';
import { MOBILE_BREAKPOINT_PX } from '../../shared/constants.ts';

/** How many words of text a hit shows on this screen. */
export function snippetWords(): number {
  const isNarrow = window.innerWidth <= MOBILE_BREAKPOINT_PX;
  return isNarrow ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
}
