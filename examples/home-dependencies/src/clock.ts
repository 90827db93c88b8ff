export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${seconds % 60}`;
