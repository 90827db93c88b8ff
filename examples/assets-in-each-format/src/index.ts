import logo from './logo.svg';
import photo from './photo.png';

export { logo, photo };
