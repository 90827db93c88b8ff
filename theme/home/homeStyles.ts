import toolchain from '../toolchain/ToolchainLanding.module.css?inline';
import tokens from '../styles/homeTokens.css?inline';
import close from './Cover.module.css?inline';
import comparison from './compare/ComparisonTable.module.css?inline';
import speed from './speed/BuildChart.module.css?inline';
import dependencies from './Dependencies.module.css?inline';
import builtFile from './builds/BuiltFile.module.css?inline';
import teaser from './builds/Teaser.module.css?inline';
import wiring from './formats/Wiring.module.css?inline';
import hero from './hero/Hero.module.css?inline';
import heroWords from './hero/HeroWords.module.css?inline';
import page from './HomePage.module.css?inline';
import columns from './ui/Columns.module.css?inline';
import install from './ui/Install.module.css?inline';
import section from './ui/Section.module.css?inline';
import head from './ui/SectionHead.module.css?inline';
import shapes from './ui/shapes.module.css?inline';
import terminal from './ui/Terminal.module.css?inline';

/** Styles of the home page alone, which other pages don't carry. */
export const homeStyles = [
  tokens,
  page,
  section,
  head,
  shapes,
  install,
  terminal,
  columns,
  // Above: what sections share. Below: one for each section.
  hero,
  heroWords,
  teaser,
  builtFile,
  wiring,
  dependencies,
  speed,
  comparison,
  toolchain,
  close,
].join('');
