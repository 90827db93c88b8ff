import change from './Change.module.css?inline';
import code from './Code.module.css?inline';
import explorer from './Explorer.module.css?inline';
import fileFrame from './FileFrame.module.css?inline';
import fileList from './FileList.module.css?inline';
import loads from './Loads.module.css?inline';
import options from './Options.module.css?inline';
import output from './Output.module.css?inline';
import paneHead from './PaneHead.module.css?inline';
import panel from './Panel.module.css?inline';
import picker from './SamplePicker.module.css?inline';
import shapes from '../../theme/home/ui/shapes.module.css?inline';
import tokens from '../../theme/styles/homeTokens.css?inline';
import written from './Written.module.css?inline';

/** Styles of the Explorer, which other pages don't carry. It looks like the home page. */
export const explorerStyles = [
  tokens,
  shapes,
  explorer,
  picker,
  panel,
  options,
  written,
  fileFrame,
  code,
  output,
  fileList,
  loads,
  change,
  paneHead,
].join('');
