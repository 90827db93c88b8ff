export type State = 'idle' | 'loading' | 'success' | 'error';

/** Shows how an action went. Its labels and messages are data of its button. */
export function showState(button: HTMLElement, state: State): void {
  const { dataset, parentElement } = button;
  dataset.state = state;
  const label = button.querySelector('span');
  if (label) label.textContent = dataset[state] ?? dataset.idle ?? '';
  const status = parentElement?.querySelector<HTMLElement>('[role=status]');
  if (!status) return;
  status.dataset.state = state;
  status.textContent = dataset[`${state}Report`] ?? '';
}
