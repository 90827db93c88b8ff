import type { Issue } from '../../tooling/Issue.ts';
import type { Example } from '../../content-model/examples/Example.ts';
import type { ExampleResult } from '../../content-model/examples/ExampleResult.ts';

type Fault = Pick<Issue, 'rule' | 'what' | 'why' | 'remedy'>;

/** Compares what an example did with what it says it does. */
export function checkResult(example: Example, result: ExampleResult): Issue[] {
  const faults: Fault[] = [
    ...checkExit(example, result),
    ...checkLog(example, result),
    ...checkSteps(example, result),
    ...checkFiles(example, result),
  ];
  const file = `examples/${example.id}/example.json`;
  return faults.map(fault => ({ file, line: 1, ...fault }));
}

const indent = (lines: readonly string[]) =>
  lines.map(line => `\n    ${line}`).join('');

function checkExit({ exit }: Example, result: ExampleResult): Fault[] {
  if (result.exit === exit) return [];
  return exit !== 0 && result.exit === 0
    ? [
        {
          rule: 'example-failure-gone',
          what: `The build passes; it was to fail with exit code ${exit}.`,
          why: 'A page explains this failure, and readers would look for it in vain.',
          remedy:
            'Make the project fail again, or take the failure off the pages.',
        },
      ]
    : [
        {
          rule: 'example-exit',
          what: `The build ends with exit code ${result.exit} instead of ${exit}. It printed:${indent(result.log)}`,
          why: 'Pages show this project as one that behaves otherwise.',
          remedy: 'Repair the project, or correct "exit" and the pages.',
        },
      ];
}

function checkLog({ log, unstable }: Example, result: ExampleResult): Fault[] {
  if (unstable.log) return [];
  const printed = result.log.join('\n');
  return log
    .filter(text => !printed.includes(text))
    .map(text => ({
      rule: 'example-log',
      what: `The build no longer prints "${text}". It printed:${indent(result.log)}`,
      why: 'A page explains this message.',
      remedy: 'Correct "log" and the page, or repair the project.',
    }));
}

function checkSteps({ steps }: Example, result: ExampleResult): Fault[] {
  return steps.flatMap((step, index) => {
    const run = result.steps[index];
    if (!run || run.exit === step.exit) return [];
    return [
      {
        rule: 'example-step',
        what: `\`${step.command}\` ends with exit code ${run.exit} instead of ${step.exit}. It printed:${indent(run.log)}`,
        why: 'Readers are told to type this command.',
        remedy:
          'Repair the project, or correct "exit" of the step and the page.',
      },
    ];
  });
}

function checkFiles(example: Example, result: ExampleResult): Fault[] {
  const faults: Fault[] = [];
  if (result.cliDifference && result.cliDifference.length > 0) {
    faults.push({
      rule: 'example-cli-differs',
      what: `The command line (+) does not write what the API (-) writes:${indent(result.cliDifference)}`,
      why: 'Examples are built through the API and shown as the output of the command.',
      remedy: 'Set "build" to "cli" and report the difference upstream.',
    });
  }
  const gone = Object.keys(example.unstable).filter(
    path => path !== 'log' && !(path in result.files),
  );
  if (gone.length > 0) {
    faults.push({
      rule: 'example-unstable',
      what: `"unstable" names ${gone.join(', ')}, which the build does not write.`,
      why: 'A stale exception hides the next difference.',
      remedy: 'Remove the entry.',
    });
  }
  return faults;
}
