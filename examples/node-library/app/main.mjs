import { writeCard } from 'card-writer';

console.log(writeCard({ to: 'Ada', text: 'Happy birthday!' }));
