const { writeCard } = require('card-writer');

console.log(writeCard({ to: 'Ada', text: 'Happy birthday!' }));
