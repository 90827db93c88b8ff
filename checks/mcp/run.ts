// Asks the MCP server a file of questions through a real client and checks the
// beginning of each answer: `npm run mcp:eval -- --questions bench/mcp/questions.json`
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { missingTexts, parseQuestions } from './Question.ts';

/** 22 of 24 answers must be right. */
const LEAST_RIGHT = 22 / 24;
const SHOWN_CHARACTERS = 300;

const root = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    questions: {
      type: 'string',
      default: path.join(root, 'bench/mcp/questions.json'),
    },
  },
});
const questions = parseQuestions(readFileSync(values.questions, 'utf8'));

const client = new Client({ name: 'mcp-eval', version: '1.0.0' });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [path.join(root, 'mcp/server.ts')],
    cwd: root,
  }),
);

let right = 0;
for (const question of questions) {
  const { tool: name, arguments: given } = question;
  const { content } = await client.callTool({ name, arguments: given });
  const [first] = content as { type: string; text?: string }[];
  const text = first?.text ?? '';
  const missing = missingTexts(question, text);
  if (missing.length === 0) {
    right += 1;
    continue;
  }
  console.log(
    `wrong: ${question.question} (${name} ${JSON.stringify(given)})\n` +
      `  missing: ${missing.join(' | ')}\n` +
      `  answer:  ${text.slice(0, SHOWN_CHARACTERS).replaceAll('\n', ' ')}`,
  );
}
await client.close();

console.log(`${right} of ${questions.length} answers are right`);
if (right < questions.length * LEAST_RIGHT) {
  console.error(
    `At least ${Math.ceil(questions.length * LEAST_RIGHT)} answers must be right. The wrong ones are listed above; mcp/README.md says where each tool looks.`,
  );
  process.exitCode = 1;
}
