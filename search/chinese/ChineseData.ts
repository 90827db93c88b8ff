/** How characters in names are read and written elsewhere; the build writes it. */
export interface ChineseData {
  /** Each syllable with the characters that are read so: `lei类 xing型行`. */
  pinyin: string;
  /** Traditional characters, each with the simplified one: `類类別别`. */
  traditional: string;
}
