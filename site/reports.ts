const env = typeof process === 'undefined' ? {} : process.env;

const USUAL_SHARE = 0.1;

/** Reports from readers' browsers, if the operator wants them; see site/README.md. */
export const readerReports = env.READER_REPORTS_URL
  ? {
      url: env.READER_REPORTS_URL,
      share: Number(env.READER_REPORTS_SHARE || USUAL_SHARE),
    }
  : undefined;
