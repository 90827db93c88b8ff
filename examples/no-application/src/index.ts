const greeting: string = 'hello';

document.title += greeting;
