/** The parts of the Observatory that we use; it has no types of its own. */
declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  export interface Retrieved {
    responses: {
      auto: { status: number; verified: boolean } | null;
      http: { status: number } | null;
    };
  }
  export function retrieve(
    hostname: string,
    options: { path: string; httpPort: string; httpsPort: string },
  ): Promise<Retrieved>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Retrieved } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

  export const ALL_TESTS: ((retrieved: Retrieved) => {
    result: string | null;
    pass: boolean | null;
  })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): {
    score: number;
    grade: string;
  };
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
