import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PackedPackage } from './packExample.ts';

/** Publint's warnings and errors about the fields of a package.json. */
export async function checkFields({
  manifest,
  files,
}: PackedPackage): Promise<string[]> {
  const { messages, pkg } = await publint({
    pkgDir: '/package',
    pack: {
      files: [...files].map(([name, data]) => ({
        name: `/package/${name}`,
        data,
      })),
    },
    // Suggestions are a matter of taste.
    level: 'warning',
  });
  return messages.map(
    message =>
      formatMessage(message, pkg, { color: false }) ??
      `${manifest.name}: ${message.code}`,
  );
}
