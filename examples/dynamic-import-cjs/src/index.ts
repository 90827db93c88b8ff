export async function greet(name: string): Promise<string> {
  const { greetings } = await import('./greetings');
  return `${greetings[0]}, ${name}!`;
}
