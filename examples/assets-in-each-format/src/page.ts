import logo from './logo.svg';
import photo from './photo.png';

console.log(logo, photo);
