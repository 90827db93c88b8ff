export class Visitor {
  visits = 0;
}

export const visitors: Visitor[] = [];
