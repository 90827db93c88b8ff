import logoInline from './logo.svg?inline';
import logoMarkup from './logo.svg?raw';

export { logoInline, logoMarkup };
