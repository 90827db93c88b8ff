// Asks the MCP server the files of questions in bench/mcp through a real client and
// checks each first answer; `npm run mcp:eval -- --questions FILE` asks another file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import {
  missingTexts,
  parseQuestions,
  rankOfSection,
  wrongTexts,
  type Question,
} from './Question.ts';

/** 57 of 60 answers must be right. */
const LEAST_RIGHT = 57 / 60;
/** An answer that names sections must fit into a small context. */
const MAX_LENGTH = 8000;
const SHOWN_CHARACTERS = 300;

const root = path.resolve(import.meta.dirname, '../..');
const bench = path.join(root, 'bench/mcp');
const { values } = readCommand({
  options: {
    questions: {
      type: 'string',
      multiple: true,
      default: ['questions.json', 'asked.json', 'agents.json'].map(file =>
        path.join(bench, file),
      ),
    },
    server: { type: 'string', default: path.join(root, 'mcp/server.ts') },
  },
});

const client = new Client({ name: 'mcp-eval', version: '1.0.0' });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [values.server],
    cwd: root,
  }),
);
for (const file of values.questions) {
  const questions = parseQuestions(readFileSync(file, 'utf8'));
  const least = Math.ceil(questions.length * LEAST_RIGHT);
  const { right, first, longest } = await evaluate(questions);
  console.log(
    `${path.basename(file)}: ${right} of ${questions.length} answers are right, ${first} with the expected section at the top; the longest has ${longest} characters`,
  );
  if (right >= least) continue;
  console.error(
    `At least ${least} answers must be right. The wrong ones are listed above; mcp/README.md says where each tool looks.`,
  );
  process.exitCode = 1;
}
await client.close();

async function evaluate(questions: readonly Question[]) {
  let [right, first, longest] = [0, 0, 0];
  for (const question of questions) {
    const text = await ask(question);
    const rank = rankOfSection(question, text);
    const problems = problemsOf(question, text, rank);
    if (rank === 1) first += 1;
    longest = Math.max(longest, text.length);
    if (problems.length === 0) right += 1;
    else report(question, text, problems);
  }
  return { right, first, longest };
}

async function ask({ tool, arguments: given }: Question): Promise<string> {
  const { content } = await client.callTool({ name: tool, arguments: given });
  // All tools of the server answer in text.
  return (content as { text?: string }[])
    .map(({ text = '' }) => text)
    .join('\n\n');
}

function problemsOf(question: Question, text: string, rank: number): string[] {
  const hasSections = question.sections.length > 0;
  return [
    ...missingTexts(question, text).map(one => `missing: ${one}`),
    ...wrongTexts(question, text).map(one => `wrong: ${one}`),
    ...(hasSections && rank === 0
      ? [`no section of: ${question.sections.join(' ')}`]
      : []),
    ...(hasSections && text.length > MAX_LENGTH
      ? [`${text.length} characters`]
      : []),
  ];
}

function report(
  { question, tool, arguments: given }: Question,
  text: string,
  problems: readonly string[],
): void {
  console.log(
    `wrong: ${question} (${tool} ${JSON.stringify(given)})\n` +
      problems.map(problem => `  ${problem}\n`).join('') +
      `  answer:  ${text.slice(0, SHOWN_CHARACTERS).replaceAll('\n', ' ')}`,
  );
}
