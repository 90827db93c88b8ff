export class Queue {
  static limit = 10;
}
