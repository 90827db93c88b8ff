/** A message of the validator that is right to stay, and why. */
export interface AcceptedMessage {
  /** What the validator says. */
  message: RegExp;
  /** Where: the piece of the document it shows with the message. */
  extract: RegExp;
  reason: string;
  /** When this was decided; look again when the validator is updated. */
  date: string;
}

/** All that may be said of any page. Each entry has to occur, or it goes. */
export const acceptedMessages: readonly AcceptedMessage[] = [
  {
    message: /^CSS: Parse Error\.$/,
    extract: /-(?:old|new)\(root\)/,
    reason:
      'The validator’s style sheet parser does not know the pseudo-elements of css-view-transitions-1 with an argument; every browser we support does, or drops the rule.',
    date: '2026-11-15',
  },
  {
    message:
      /^CSS: Unknown pseudo-element or pseudo-class “::view-transition”\.$/,
    extract: /::view-transition\{/,
    reason:
      'The same specification: the layer of the fade, which lets presses through to the page below.',
    date: '2026-11-15',
  },
  {
    message: /^CSS: “container-type”: Property “container-type” doesn't exist/,
    extract: /-type:inline-size/,
    reason:
      'css-contain-3, in all browsers since 2023; the validator’s list of properties is older. Diagrams choose their arrangement by it.',
    date: '2026-11-15',
  },
  {
    message: /^CSS: Unrecognized at-rule “@container”$/,
    extract: /@container/,
    reason: 'The at-rule that belongs to container-type; see there.',
    date: '2026-11-15',
  },
  {
    message: /^This document appears to be written in (?:English|Norwegian)/,
    extract: /<html lang="zh-Hans"/,
    reason:
      'A guess by letters: these Chinese pages hold more code than prose. The declared language is right.',
    date: '2026-11-15',
  },
  {
    message:
      /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
    extract: /<link rel="expect" href="#content" blocking="render">/,
    reason:
      'The HTML standard gives `expect` the same attribute; the validator is older. It keeps the bar from moving when a document comes in parts.',
    date: '2026-11-15',
  },
];
