/** An option as its page describes it. */
export interface OptionEntry {
  /** As written in a configuration: `lib.dts.bundle`, `output.target`. */
  name: string;
  /** Lines such as `- **Type:** boolean`, in the page's language. */
  facts: string[];
  description: string;
  url: string;
  /** Whether it has no section of its own. */
  isNested?: boolean;
}
