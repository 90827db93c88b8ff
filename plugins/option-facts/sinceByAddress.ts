import since from '../../content-model/options/since.json' with { type: 'json' };
import { optionId } from '../../content-model/options/Reference.ts';

/** An option has a page, a section on the page of the one above, or one on the overview. */
export const sinceByAddress: Readonly<Record<string, string>> =
  Object.fromEntries(
    Object.entries(since).flatMap(([option, version]) => {
      const [page = ''] = option.split('.');
      const name = page.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      const hash = `#${optionId(option)}`;
      return [
        [`/config/lib/${name}${option === page ? '' : hash}`, version],
        [`/config/lib/${hash}`, version],
      ];
    }),
  );
