import { expect, test } from '@rstest/core';
import { plainEnvironment } from './environment.ts';
import { runCommand } from './runCommand.ts';

const ours = {
  PATH: process.env.PATH,
  HOME: '/home/ada',
  LANG: 'de_DE.ISO-8859-1',
  LC_ALL: 'C',
  TZ: 'Asia/Shanghai',
  CI: 'true',
  FORCE_COLOR: '3',
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-old-space-size=10',
  npm_config_loglevel: 'silly',
};

test('nothing of the machine that runs us remains, except what a command needs', () => {
  expect(plainEnvironment(ours)).toEqual({
    PATH: process.env.PATH,
    HOME: '/home/ada',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
  });
});

test('npm draws the same tree whatever the language of the machine is', () => {
  const before = { ...process.env };
  Object.assign(process.env, ours, { HOME: before.HOME });
  try {
    const { log } = runCommand(
      'npm ls --all=false',
      import.meta.dirname,
      '/',
      {},
    );
    expect(log.join('\n')).toContain('── ');
  } finally {
    process.env = before;
  }
});
