export const save = (text: string) => localStorage.setItem('note', text);
