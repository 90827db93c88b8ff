export function badgeText(label: string, count: number): string {
  return `${label}: ${count}`;
}
