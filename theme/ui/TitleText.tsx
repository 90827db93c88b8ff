/** An option by its path: lower case first, dots, no spaces. */
const OPTION_PATH = /^[a-z]\w*(\.\w+)+$/;

/** A page's title; the name of an option stands in code type. */
export function TitleText({ title }: { title: string }) {
  return OPTION_PATH.test(title) ? <code translate="no">{title}</code> : title;
}
