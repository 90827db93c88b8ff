const sealed = (target: object) => Object.seal(target);

@sealed
export class Queue {}
