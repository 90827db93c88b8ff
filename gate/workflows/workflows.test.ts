import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  environment?: { name: string };
  'timeout-minutes'?: number;
  permissions?: object;
  strategy?: { matrix: { group?: string[] } };
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: object;
  jobs: Record<string, Job>;
}

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('.github/workflows/*.yml', { cwd: root });
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
// The tests below look at what they name.
const read = (file: string) => parse(textOf(file)) as Workflow;

describe.each(files)('%s', file => {
  const { jobs, on, permissions } = read(file);

  test('a job has only what it needs, and an end', () => {
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) {
      expect(job.permissions).toBeDefined();
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
    // It would give secrets to the code of forks.
    expect(Object.keys(on)).not.toContain('pull_request_target');
  });

  test('actions are what they were, whatever their tags say later', () => {
    for (const [, action] of textOf(file).matchAll(/uses: (.*)/g)) {
      expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('no text of a stranger becomes part of a script', () => {
    for (const { run = '' } of Object.values(jobs).flatMap(job => job.steps)) {
      expect(run).not.toContain('${{');
    }
  });

  test('only a job with an environment has secrets', () => {
    const names = Object.values(jobs)
      .filter(job => JSON.stringify(job).includes('secrets.'))
      .map(job => job.environment?.name);
    expect(['preview', 'production']).toEqual(expect.arrayContaining(names));
  });
});

test('a change runs the groups of turbo.json', () => {
  const text = textOf('turbo.json').replaceAll(/^\s*\/\/.*$/gm, '');
  const { tasks } = JSON.parse(text) as {
    tasks: { change: { dependsOn: string[] } };
  };
  expect(
    read('.github/workflows/ci.yml').jobs.gate?.strategy?.matrix.group,
  ).toEqual(tasks.change.dependsOn);
});
