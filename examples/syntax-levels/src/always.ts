const log = (method: () => void, _context: ClassMethodDecoratorContext) => method;

export class Logger {
  @log
  run() {}
}
export function open(file: Disposable) {
  using opened = file;
  return opened;
}
