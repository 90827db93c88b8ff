import { countSentences } from 'word-count/sentences';

console.log(countSentences('One. Two. Three.'));
