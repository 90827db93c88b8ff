export const log = (_message: string) => {};
