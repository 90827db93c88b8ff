import './panel.css';

export function panelClass(open: boolean): string {
  return open ? 'panel open' : 'panel';
}
