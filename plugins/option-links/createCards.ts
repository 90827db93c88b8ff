import type { LinkedOption } from '../../content-model/options/OptionLinks.ts';
import type { Dictionary } from '../../i18n/index.ts';
import type { OptionCard, OptionCards } from '../../shared/optionCards.ts';

/** The cards of the options in a language, as keys of configs ask for them. */
export function createCards(
  options: Iterable<LinkedOption>,
  words: Dictionary,
): OptionCards {
  const cards = [...options].map(option => {
    const { name, href, isNested, does, type, since } = option;
    const card: OptionCard = {
      name,
      does,
      ...(type !== undefined && { type }),
      ...(option.default !== undefined && { default: option.default }),
      ...(since !== undefined && { since }),
    };
    return [isNested ? name : href, card] as const;
  });
  return {
    labels: {
      type: words['overview.type'],
      default: words['overview.default'],
      since: words['option.since'],
    },
    cards: Object.fromEntries(cards),
  };
}
