document.title = 'Hello';
