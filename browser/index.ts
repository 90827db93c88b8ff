/**
 * The script of every page. Pages are HTML; each behavior listens on the
 * document and knows no other behavior.
 */
import './styles.ts';
import { startIslands } from './islands/startIslands.ts';
import { startLinks } from './navigation/links.ts';
import { startBehaviors } from './startBehaviors.ts';

startBehaviors([startIslands, startLinks]);
