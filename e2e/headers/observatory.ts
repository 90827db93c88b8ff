import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

export interface Grade {
  status: number;
  score: number;
  grade: string;
  /** What each of its tests found. */
  results: string[];
  failed: string[];
}

// Its list of preloaded hosts is downloaded when it is installed, by a script
// that we do not run. No test host is on that list.
registerHooks({
  load(url, context, next) {
    return url.endsWith('/mdn-http-observatory/src/analyzer/hsts.js')
      ? {
          format: 'module',
          shortCircuit: true,
          source: 'export const isHstsPreloaded = () => null;',
        }
      : next(url, context);
  },
});

async function loadObservatory() {
  const [{ retrieve }, { ALL_TESTS }, grader, charts] = await Promise.all([
    import('@mdn/mdn-http-observatory/src/retriever/retriever.js'),
    import('@mdn/mdn-http-observatory/src/constants.js'),
    import('@mdn/mdn-http-observatory/src/grader/grader.js'),
    import('@mdn/mdn-http-observatory/src/grader/charts.js'),
  ]);
  return { retrieve, tests: ALL_TESTS, ...grader, ...charts };
}

let trusted = '';

/** The only root that is trusted besides the usual ones: our own certificate. */
function trust(certificateFile: string): void {
  if (trusted === certificateFile) return;
  trusted = certificateFile;
  setDefaultCACertificates([
    ...getCACertificates('default'),
    readFileSync(certificateFile, 'utf8'),
  ]);
}

/**
 * Grades an address with the rules of the HTTP Observatory: its own requests,
 * tests and points. Only its last step is ours, because it grades no address
 * but `/` and no answer with the status 404.
 */
export async function gradeAddress(
  path: string,
  server: { origin: string; plainOrigin: string; certificate: string },
): Promise<Grade> {
  trust(server.certificate);
  const observatory = await loadObservatory();
  const { hostname, port } = new URL(server.origin);
  const retrieved = await observatory.retrieve(hostname, {
    path,
    httpsPort: port,
    httpPort: new URL(server.plainOrigin).port,
  });
  const tests = observatory.tests.map(test => test(retrieved));
  const modifiers = tests.map(({ result }) =>
    result ? observatory.getScoreModifier(result) : 0,
  );
  const sum = (points: readonly number[]) =>
    points.reduce((total, one) => total + one, 100);
  const withoutBonus = sum(modifiers.filter(points => points < 0));
  return {
    status: retrieved.responses.auto?.status ?? 0,
    ...observatory.getGradeForScore(
      withoutBonus >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT
        ? sum(modifiers)
        : withoutBonus,
    ),
    results: tests.map(({ result }) => result ?? ''),
    failed: tests
      .filter(({ pass }) => !pass)
      .map(({ result }) => result ?? 'no result'),
  };
}
