/** A text of the evidence under its name. */
export interface NamedText {
  /** As in Read. */
  part: string;
  text: string;
}
