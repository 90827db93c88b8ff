export const settings = await Promise.resolve({ theme: 'dark' });
