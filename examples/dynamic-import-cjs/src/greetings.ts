export const greetings = ['Hello', 'Good morning', 'Good evening'];
