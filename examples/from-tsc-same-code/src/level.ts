export const enum Level {
  Debug,
  Warning,
}
