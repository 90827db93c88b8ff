// cspell:ignore behavi analys labell cancell modell misspelt emphas optim recogn summar ations normalised
import { CODE } from '../words/pageTexts.ts';
import type { Habit } from './ProsePattern.ts';

/** Sentence patterns, compared with how Americans write. */
export const enSentences: readonly Habit[] = [
  {
    id: 'en-see',
    pattern: /, see\b/gi,
    why: 'Two sentences joined by a comma.',
    write: 'a new sentence: "See …"',
    bad: 'Add types, see Types.',
    good: 'Add types. See Types.',
  },
  {
    id: 'en-we',
    pattern: /\b(?:we|our|ours|us|let's)\b/gi,
    why: 'Pages are about the reader and the tool, not about us.',
    write: '"you", an imperative, or "Rslib"',
    bad: 'It shows which options become ours.',
    good: 'It maps your options to those in Rslib.',
  },
  {
    id: 'en-about-us',
    pattern:
      /\b(?:this site|this (?:page|post) (?:was|keeps)|last checked|when this (?:page )?was|(?:was|were) (?:really )?(?:built|run|checked|tested) (?:with|for) (?:this|Rslib \d)|(?:could|can) not be (?:run|checked|verified|tested))\b/gi,
    why: 'How a page was checked is our concern, not the reader’s.',
    write: 'the fact itself, or a comment for maintainers',
    bad: 'The blocks were built with Rslib 1.0.1 for this site.',
    good: 'Run the build again after a change.',
  },
  {
    id: 'en-british',
    pattern:
      /\b(?:(?:behavi|col|fav|hon)our\w*|centre[ds]?|licence|catalogue|grey|analys(?:e[ds]?|ing)|(?:labell|cancell|modell)(?:ed|ing)|misspelt|learnt|whilst|(?:capital|custom|emphas|final|general|initial|local|minim|modern|normal|optim|organ|recogn|serial|special|summar|token|util|visual)is(?:e[drs]?|ing|ations?))\b/gi,
    why: 'Pages are in American English.',
    write: 'the American spelling: "behavior", "normalize", "misspelled"',
    bad: 'The same behaviour, normalised.',
    good: 'The same behavior, otherwise normalized.',
  },
  {
    id: 'en-no-contraction',
    pattern:
      // Error messages begin with it, or with a name that is code to them.
      /\b(?:do|does|did|is|are|was|were|has|have|had|would|will|could|should) not\b|(?<!^|import\.meta )\bcannot\b/gi,
    why: 'A page that never contracts sounds like a contract.',
    write: '"doesn\'t", "isn\'t", "can\'t"; keep "not" where you stress it',
    perPage: 2,
    bad: 'It is not there. It does not work. You cannot load it.',
    good: "Cannot find it: it isn't there. Do not delete the file.",
  },
  {
    id: 'en-serial-comma',
    pattern: new RegExp(`${CODE}, ${CODE} (?:and|or) ${CODE}`, 'g'),
    why: 'American lists have a comma before the last item.',
    write: '"`esm`, `cjs`, and `umd`"',
    bad: 'Use `esm`, `cjs` or `umd`.',
    good: 'Use `esm`, `cjs`, or `umd`.',
  },
  {
    id: 'en-silently-passes',
    pattern: /\bsilently pass(?:es|ed)?\b|\bpass(?:es|ed)? silently\b/gi,
    why: 'A build that passes has nothing to say.',
    write: '"passes"',
    bad: 'The build silently passes, but the import fails.',
    good: 'The build passes, but Rslib silently drops the styles.',
  },
];
