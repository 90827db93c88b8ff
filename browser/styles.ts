/** Stands for the style sheets of all parts; plugins/html-pages fills it. */
export {};
