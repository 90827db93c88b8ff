declare const PLATFORM: string;

export const platform = PLATFORM;
