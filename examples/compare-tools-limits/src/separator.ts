export function separate(name: string): string {
  return `: ${name}`;
}
