export interface Settings {
  editor?: { tabSize?: number };
}

export const tabSize = (settings: Settings) => settings.editor?.tabSize ?? 2;
