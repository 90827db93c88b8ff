export class Settings {
  // a comment
  tabSize = 2;
}

export const merge = (a: object, b: object) => ({ ...a, ...b });

export const icon = <svg width="16" />;
