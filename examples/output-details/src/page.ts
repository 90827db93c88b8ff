import('./greetings').then(({ greetings }) => console.log(greetings[0]));
