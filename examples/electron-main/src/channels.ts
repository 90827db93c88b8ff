export const READ_NOTE = 'note:read';
