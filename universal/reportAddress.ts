export interface Report {
  /** The repository whose issues are asked to be written. */
  repository: string;
  title: string;
  /** A question for the reader to answer, above the facts. */
  question: string;
  /** Address of the page, with the section where one is meant. */
  page: string;
  language: string;
  version: string;
}

/** Address of a new issue that already says where the problem is. */
export function reportAddress(report: Report): string {
  const { repository, title, question, page, language, version } = report;
  const body = [
    question,
    '',
    '',
    '---',
    `- Page: ${page}`,
    `- Language: ${language}`,
    `- Version: ${version}`,
  ].join('\n');
  const query = new URLSearchParams({ title, body });
  return `${repository}/issues/new?${query.toString()}`;
}
