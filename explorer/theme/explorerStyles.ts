import code from './Code.module.css?inline';
import explorer from './Page.module.css?inline';
import options from './OptionList.module.css?inline';
import output from './OutputPane.module.css?inline';
import panel from './Panes.module.css?inline';
import tokens from '../../theme/styles/homeTokens.css?inline';

/** Styles of the playground, which other pages don't carry. */
export const explorerStyles = [
  tokens,
  explorer,
  panel,
  options,
  output,
  code,
].join('');
