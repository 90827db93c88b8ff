export function slug(text: string): string {
  return text.trim().toLowerCase().replaceAll(' ', '-');
}

export function unused(): void {
  console.log('nobody imports this');
}
