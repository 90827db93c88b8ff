export const more = 'more';

function unused() {
  return 'never called';
}
