/** Placeholder for all style sheets; engine/html-pages fills it. */
export {};
