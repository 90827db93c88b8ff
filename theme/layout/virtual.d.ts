declare module 'virtual-page-facts' {
  /** What the page-data plugin knows of each page, by the path of its route. */
  export const facts: Record<string, object>;
}
