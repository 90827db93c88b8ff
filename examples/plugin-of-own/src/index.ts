declare const BUILD: string;

export const build = () => BUILD;
