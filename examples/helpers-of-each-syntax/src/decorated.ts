const sealed = (target: object) => void Object.seal(target);

@sealed
export class Stack {}
