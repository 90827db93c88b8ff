import type { OptionCard } from '../../shared/optionCards.ts';

/** An option as its page describes it. */
export interface OptionEntry extends OptionCard {
  /** Lines such as `- **Type:** boolean`, in the page's language. */
  facts: string[];
  description: string;
  url: string;
  /** Whether it has no section of its own. */
  isNested?: boolean;
}
