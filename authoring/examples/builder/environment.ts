/**
 * What a tool sees of the machine: a plain terminal in UTF-8, without our own
 * settings. A language, a service that runs our checks, or the command that started us
 * would show in what tools print.
 */
export function plainEnvironment(
  env: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  return {
    PATH: env.PATH,
    HOME: env.HOME,
    ...(env.TMPDIR !== undefined && { TMPDIR: env.TMPDIR }),
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
  };
}
