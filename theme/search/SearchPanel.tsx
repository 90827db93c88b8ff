/** The engine's search panel, in a chunk of its own. */
import './engineSearch.css';

export { SearchPanel } from '@rspress/core/theme-original';
