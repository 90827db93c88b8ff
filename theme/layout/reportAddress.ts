export interface IssueReport {
  /** The repository to open the issue in. */
  repository: string;
  title: string;
  /** A question for the reader to answer, above the facts. */
  question: string;
  /** URL of the page, with the section if it's about one. */
  page: string;
  language: string;
  version: string;
}

/** URL of a new issue that's prefilled with where the problem is. */
export function reportAddress(report: IssueReport): string {
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
