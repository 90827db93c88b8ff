export class Tally {
  count = $state(0);

  add(step: number) {
    this.count += step;
  }
}
