import type { CataloguedError } from '../search/KnownError.ts';
import type { Issue } from '../../tooling/Issue.ts';
import {
  ENTRIES_FILE,
  UNSEEN_FILE,
  type UnseenMessages,
} from './ErrorEntry.ts';
import { PACKAGES, type PackageMessage } from './readPackages.ts';

interface Lists {
  entries: readonly CataloguedError[];
  unseen: readonly UnseenMessages[];
}

/** Compares the messages of the packages with the entries, in both directions. */
export function checkMessages(
  messages: readonly PackageMessage[],
  { entries, unseen }: Lists,
): Issue[] {
  const printed = new Set(messages.map(({ text }) => shape(text)));
  const explained = new Set(entries.map(({ text }) => shape(text)));
  const unseenTexts = unseen.flatMap(({ texts }) => texts);
  const hidden = new Set(unseenTexts.map(shape));
  const names: readonly string[] = PACKAGES;

  const added = messages
    .filter(({ text }) => !explained.has(shape(text)))
    .filter(({ text }) => !hidden.has(shape(text)))
    .map(({ from, text }) => ({
      rule: 'error-without-entry',
      why: 'Someone who sees this message finds nothing about it here.',
      file: ENTRIES_FILE,
      line: 1,
      what: `${from} can print ${JSON.stringify(text)}, which has no entry.`,
      remedy: `If it replaces an older message, change that entry's "text"; otherwise provoke it in examples/, explain it on an errors page, and add an entry. If no reader can see it, list it with the reason in ${UNSEEN_FILE}.`,
    }));
  const gone = entries
    .filter(
      ({ from, text }) => names.includes(from) && !printed.has(shape(text)),
    )
    .map(({ id, from, text }) => ({
      rule: 'error-entry-gone',
      why: 'The page explains a message that nobody will see.',
      file: ENTRIES_FILE,
      line: 1,
      what: `${from} no longer prints ${JSON.stringify(text)} (${id}).`,
      remedy:
        'Change the entry\'s "text" to the new message, or remove the entry and its section and keep the heading\'s id as a redirect.',
    }));
  const unneeded = unseenTexts
    .filter(text => !printed.has(shape(text)))
    .map(text => ({
      rule: 'error-unseen-gone',
      why: 'A stale exception hides the next message with this text.',
      file: UNSEEN_FILE,
      line: 1,
      what: `No package holds ${JSON.stringify(text)} any longer.`,
      remedy: 'Remove it from the list.',
    }));
  return unique([...added, ...gone, ...unneeded]);
}

/** A template whatever its placeholders are called. */
function shape(text: string): string {
  return text.replaceAll(/\{[^{}\s]*\}/g, '{}');
}

/** Two packages may hold the same message. */
function unique(issues: readonly Issue[]): Issue[] {
  const whats = new Set<string>();
  return issues.filter(({ rule, what }) => {
    const key = rule + what.slice(what.indexOf('"'));
    if (whats.has(key)) return false;
    whats.add(key);
    return true;
  });
}
