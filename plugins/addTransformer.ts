import type { UserConfig } from '@rspress/core';

type ShikiOptions = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;
export type Transformer = NonNullable<ShikiOptions['transformers']>[number];

/** The configuration with one more transformer of code blocks, after the others. */
export function addTransformer(
  config: UserConfig,
  transformer: Transformer,
): UserConfig {
  const { markdown } = config;
  return {
    ...config,
    markdown: {
      ...markdown,
      shiki: {
        ...markdown?.shiki,
        transformers: [...(markdown?.shiki?.transformers ?? []), transformer],
      },
    },
  };
}
