/**
 * What runs in the reader's browser. A page is HTML; each behavior works on what
 * the server sent, by one listener on the document, and knows no other.
 */
import './styles.ts';
import { startIslands } from './islands/startIslands.ts';
import { startLinks } from './navigation/links.ts';
import { startBehaviors } from './startBehaviors.ts';

startBehaviors([startIslands, startLinks]);
