/** An option by its name or path: lower case first, no spaces. */
const OPTION = /^[a-z]\w*(\.\w+)*$/;

export function isOption(title: string): boolean {
  return OPTION.test(title);
}

/** A page's title; the name of an option stands in code type. */
export function TitleText({ title }: { title: string }) {
  return isOption(title) ? <code translate="no">{title}</code> : title;
}
