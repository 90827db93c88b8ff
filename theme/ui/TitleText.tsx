/** An option's name or path: starts lowercase, no spaces. */
const OPTION = /^[a-z]\w*(\.\w+)*$/;

export function isOption(title: string): boolean {
  return OPTION.test(title);
}

/** A page's title; option names are set as code. */
export function TitleText({ title }: { title: string }) {
  return isOption(title) ? <code translate="no">{title}</code> : title;
}
