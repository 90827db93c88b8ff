/**
 * What matches are worth: found by trying values on the queries for tuning in
 * bench/search, never on the measured ones.
 */
export const weights = {
  /** A word in a page's title, a section's heading, or one above the section. */
  title: 9,
  heading: 5,
  titleAbove: 1.8,
  headingAbove: 3,
  /** A word that readers use when they ask for the section, alone or with the rest. */
  askedWord: 1,
  asked: 6,
  /** How fast a word counts less if much of its phrase isn't in the query. */
  askedShare: 0.7,
  /** The boost if they ask exactly that, and how fast it fades. */
  askedPhrase: 2,
  askedPower: 2,
  /** A word in the text: the most, and the count that makes half of it. */
  text: 1.5,
  textHalf: 1.5,
  /** The share of it that counts for a word that's also in a heading. */
  textBesideHeading: 0.5,

  /** A synonym of the reader's word. */
  otherWord: 0.6,
  /** A name joined as in the query; `--env-mode` beats a heading with env. */
  joined: 1.35,
  typedTogether: 5.6,
  /** Function words count only if nothing better does. */
  weakWord: 0.15,
  /**
   * Rarer words don't count more than this: a pair of characters across two words is
   * rare, too.
   */
  rarest: 4.5,
  /** A word that occurs nowhere can't decide, but it mustn't prevent an answer. */
  unknownWord: 0.8,

  /** How much a section that matches only some of the words loses. */
  coveragePower: 2,
  /** Sections that match less than this share of the best aren't shown. */
  leastCoverage: 0.3,
  /** The boost for a heading that the query names in full. */
  fullHeading: 0.8,

  /** The literal query in a heading or in the text. */
  phraseInHeading: 1.5,
  phraseInText: 1.15,
  /** A literal query of several words in the text. */
  wordsInText: 2,
  /** A pasted message occurs nowhere else. */
  longPhraseInText: 2.5,
  /** How much less than 1 a page's weight counts if a heading has the message. */
  namedMessage: 1.4,
  /** A name that a pasted message quotes is the reader's own. */
  quotedName: 0.5,
  /** A heading that quotes a name which a pasted message doesn't have. */
  otherQuoted: 0.5,
  /** A heading that is the query, or the name of an option. */
  exactHeading: 3,
  exactName: 20,
  /** The last part of such a name: `bundle`, or `distPath`, which is rarer. */
  exactLastPart: 1.5,
  exactLastName: 4,
  /** The start of such a name: `cleanDist`. */
  nameStart: 2,

  /** The boost for a page whose other sections match too. */
  pageSubject: 1,
  /** Each further section of the same page is worth a bit less. */
  samePage: 0.85,
};
