export const greetings = ['Hello', 'Good morning'];
