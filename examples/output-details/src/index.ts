import { format } from './format';

export const greet = async (name: string): Promise<string> => {
  const { greetings } = await import('./greetings');
  return format(`${greetings[0]}, ${name}`);
};
