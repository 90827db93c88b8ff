import { publint, type Message } from 'publint';
import { formatMessage, getPkgPathValue } from 'publint/utils';
import { publishRules } from '../../i18n/publishRules.ts';
import type { Lang } from '../../../site/locales.ts';
import type { Finding } from './Finding.ts';
import { publishedFiles } from './publishedFiles.ts';

/** The folder of a tarball of npm. */
const FOLDER = '/package';

/** Asks publint about the files of a project that npm would publish, in the browser. */
export async function lintPackage(
  files: Readonly<Record<string, string>>,
  lang: Lang,
): Promise<Finding[]> {
  const { messages, pkg } = await publint({
    pkgDir: FOLDER,
    pack: {
      files: publishedFiles(files).map(([name, data]) => ({
        name: `${FOLDER}/${name}`,
        data,
      })),
    },
  });
  return messages.map(found => {
    const message = withReason(found, pkg, files);
    const rule = publishRules[message.code];
    const said = formatMessage(message, pkg, { color: false }) ?? message.code;
    return { level: message.type, title: rule[lang], page: rule.page, said };
  });
}

/** Only the command line tells whether a missing file was built and isn't published. */
function withReason(
  message: Message,
  pkg: Record<string, unknown>,
  files: Readonly<Record<string, string>>,
): Message {
  if (message.code !== 'FILE_DOES_NOT_EXIST') return message;
  const place = String(getPkgPathValue(pkg, message.path)).replace(/^\.\//, '');
  return Object.hasOwn(files, place)
    ? { ...message, code: 'FILE_NOT_PUBLISHED' }
    : message;
}
