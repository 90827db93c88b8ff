/** The npm package a module's path belongs to; none for our own files. */
export function packageOf(path: string): string | undefined {
  const [, name] =
    /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path) ?? [];
  return name?.replace('\\', '/');
}
