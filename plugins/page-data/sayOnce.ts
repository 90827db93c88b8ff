/** Says each message only once, however often it comes up. */
export function sayOnce(
  say: (message: string) => void,
): (message: string) => void {
  const said = new Set<string>();
  return message => {
    if (!said.has(message)) say(message);
    said.add(message);
  };
}
