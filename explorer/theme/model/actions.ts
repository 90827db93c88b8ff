/** All that buttons of the playground do. */
const actionNames = [
  'undo',
  'reset',
  'share',
  'download',
  'copy-source',
  'copy-file',
  'log',
  'retry',
  'run',
  'cancel',
  'go',
  'types',
  'add',
  'rename',
  'remove',
] as const;

/** What readers do with files of the sample. */
export type FileAction = 'add' | 'rename' | 'remove';

export type ActionName = (typeof actionNames)[number];

/** The attribute of a button that does it; Explorer.tsx listens for all of them. */
export function does(action: ActionName) {
  return { 'data-do': action };
}

/** What a button does, if it is one of the playground's. */
export function actionOf(button: HTMLElement): ActionName | undefined {
  return actionNames.find(name => name === button.dataset.do);
}
