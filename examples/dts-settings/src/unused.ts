export const unused: boolean = true;
