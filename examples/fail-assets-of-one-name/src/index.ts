import darkLogo from './dark/logo.svg';
import lightLogo from './light/logo.svg';

export { darkLogo, lightLogo };
