import { languages } from '../support/languages.ts';
import { onFixture, test } from '../support/site.ts';
import type { Fault } from './fault.ts';
import { faults, realFaults } from './faults.ts';
import { fixture, isSpread } from './place.ts';
import { runFault } from './runFault.ts';

test.use({
  allowedProblems: {
    'requests fail on purpose':
      /Failed to load resource|net::ERR|ChunkLoadError|Loading chunk|MIME type/,
    'answers are wrong on purpose':
      /Unexpected token|Unexpected end|Invalid or unexpected|missing \)/,
    'pages throw on purpose':
      /broken page|is not a function|error #|is not valid JSON/i,
    'a document of others is refused on purpose':
      /inline event handler|Applying inline style/,
    // Files of an entry that lacks one of its scripts wait for it.
    'what was missing is asked for': /reading 'call'|is not defined/,
  },
});

// A spread is each fault once, in one language and then the other; rows that differ
// only in age are left to the night.
function testEach(rows: readonly Fault[]): void {
  const chosen = rows.filter(({ isNightly }) => !isSpread || !isNightly);
  for (const [at, language] of languages.entries()) {
    test.describe(language.name, () => {
      for (const [index, fault] of chosen.entries()) {
        if (isSpread && index % languages.length !== at) continue;
        test(fault.name, ({ page }) => runFault(fault, page, language));
      }
    });
  }
}

test.describe('any site', () => {
  if (fixture) test.use(onFixture(fixture));
  testEach(faults);
});

test.describe('the real site', () => testEach(realFaults));
