/** A validator message that we accept, and why. */
export interface AcceptedMessage {
  /** What the validator says. */
  message: RegExp;
  /** The part of the document that the validator quotes. */
  extract: RegExp;
  reason: string;
  /** When we decided this; review it when the validator is updated. */
  date: string;
}

/** All accepted messages. An entry that no longer occurs fails the check. */
export const acceptedMessages: readonly AcceptedMessage[] = [
  {
    message: /^CSS: Parse Error\.$/,
    extract: /-(?:old|new)\(root\)/,
    reason:
      'The validator’s CSS parser doesn’t know the pseudo-elements of css-view-transitions-1 that take an argument. Every browser we support knows them or drops the rule.',
    date: '2026-11-15',
  },
  {
    message:
      /^CSS: Unknown pseudo-element or pseudo-class “::view-transition”\.$/,
    extract: /::view-transition\{/,
    reason:
      'Same specification: the fade layer, which lets clicks through to the page below.',
    date: '2026-11-15',
  },
  {
    message:
      /^CSS: “animation-timeline”: Property “animation-timeline” doesn't exist/,
    extract: /scroll\(self\)/,
    reason:
      'scroll-animations-1; the validator’s list of properties is older. A long outline fades out until its end; browsers without it show it whole.',
    date: '2026-11-19',
  },
  {
    message:
      /^CSS: “transition-behavior”: Property “transition-behavior” doesn't exist/,
    extract: /-behavior:allow-discrete/,
    reason:
      'css-transitions-2, in all browsers since 2024; the validator’s list of properties is older. The drawer keeps its content while it slides out.',
    date: '2026-11-18',
  },
  {
    message: /^CSS: “container-type”: Property “container-type” doesn't exist/,
    extract: /-type:inline-size/,
    reason:
      'css-contain-3, in all browsers since 2023; the validator’s list of properties is older. Diagrams choose their layout with it.',
    date: '2026-11-15',
  },
  {
    message: /^CSS: Unrecognized at-rule “@container”$/,
    extract: /@container/,
    reason: 'The at-rule for container-type; see above.',
    date: '2026-11-15',
  },
  {
    message: /^This document appears to be written in (?:English|Norwegian)/,
    extract: /<html lang="zh-Hans"/,
    reason:
      'A guess from the letters: these Chinese pages contain more code than prose. The declared language is right.',
    date: '2026-11-15',
  },
  {
    message:
      /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
    extract: /<link rel="expect" href="#content" blocking="render">/,
    reason:
      'The HTML standard allows it on `expect`, too; the validator is older. It keeps the bar from moving when a document arrives in parts.',
    date: '2026-11-15',
  },
  {
    message: /^CSS: Parse Error\.$/,
    extract: /highlight\(found\)/,
    reason:
      'The CSS Custom Highlight API specifies `::highlight()`; the validator is older. It marks the words of a search without changing the page.',
    date: '2026-11-16',
  },
  {
    message:
      /^CSS: “animation-timeline”: Property “animation-timeline” doesn't/,
    extract: /oll\(self inline\)/,
    reason:
      'scroll-animations-1; the validator’s list of properties is older. A fade at the edge of what scrolls sideways follows it, and stays where it is without it.',
    date: '2026-11-18',
  },
  {
    message: /^CSS: “mask”: “linear-gradient\(.+\)” is not a “mask” value\.$/,
    extract: /#0000\)|entColor/,
    reason:
      'css-masking-1: a mask can be any image; the validator knows addresses alone. Without it, nothing fades.',
    date: '2026-11-18',
  },
  {
    message: /^CSS: “field-sizing”: Property “field-sizing” doesn't exist/,
    extract: /ld-sizing:content/,
    reason:
      'css-forms-1: the list of samples is as wide as its choice. Without it, it is as wide as the longest.',
    date: '2026-11-18',
  },
];
