import './web.css';
import styles from './card.module.css';
import logo from './logo.svg';
import text from './note.md';
import { version } from '../package.json';

export const facts = () => ({
  logo: logo.slice(0, 5),
  names: Object.keys(styles),
  text: text.slice(0, 5),
  version,
  locale: import.meta.env.APP_LOCALE,
});
export const load = (name: string) => import(`./pages/${name}.ts`);
