export class Stack {
  static limit = 20;
}
