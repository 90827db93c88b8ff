export const countSentences = (text: string): number =>
  text.split(/[.!?]+/).filter(part => part.trim()).length;
