/** Stands for the style sheets of all parts; engine/html-pages fills it. */
export {};
