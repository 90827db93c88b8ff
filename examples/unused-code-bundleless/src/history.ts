export const history = load('shapes');

function load(key: string): string[] {
  return JSON.parse(localStorage.getItem(key) ?? '[]');
}
