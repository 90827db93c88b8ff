export function fill(settings: { tabSize?: number }) {
  settings.tabSize ??= 2;
  return settings;
}
