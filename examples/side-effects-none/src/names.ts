export const names = new Map<string, string>();

names.set('circle', 'disc');
