import starUrl, { ReactComponent as Star } from './star.svg';
import moonUrl, { ReactComponent as Moon } from './moon.svg';

export { Moon, moonUrl, Star, starUrl };
