import toolchain from '../toolchain/ToolchainLanding.module.css?inline';
import tokens from '../styles/homeTokens.css?inline';
import close from './close/BackCover.module.css?inline';
import others from './compare/Others.module.css?inline';
import comparison from './compare/ComparisonTable.module.css?inline';
import solutions from './solutions/Solutions.module.css?inline';
import speed from './speed/BuildChart.module.css?inline';
import dependencies from './Dependencies.module.css?inline';
import explorer from './Explorer.module.css?inline';
import structure from './Structure.module.css?inline';
import syntax from './Syntax.module.css?inline';
import files from './builds/BuiltFile.module.css?inline';
import segments from './builds/Segments.module.css?inline';
import facts from './facts/Facts.module.css?inline';
import wiring from './formats/Wiring.module.css?inline';
import hero from './hero/Hero.module.css?inline';
import heroOutputs from './hero/HeroOutputs.module.css?inline';
import heroSource from './hero/HeroSource.module.css?inline';
import heroWords from './hero/HeroWords.module.css?inline';
import page from './HomePage.module.css?inline';
import code from './ui/PlainCode.module.css?inline';
import section from './ui/Section.module.css?inline';
import head from './ui/SectionHead.module.css?inline';
import shapes from './ui/shapes.module.css?inline';
import terminal from './ui/Terminal.module.css?inline';
import types from './types/Types.module.css?inline';

/** Styles of the home page alone, which other pages don't carry. */
export const homeStyles = [
  tokens,
  page,
  section,
  head,
  shapes,
  code,
  files,
  segments,
  terminal,
  // Above: what all sections share. Below: one for each section.
  hero,
  heroWords,
  heroSource,
  heroOutputs,
  facts,
  wiring,
  types,
  structure,
  dependencies,
  explorer,
  syntax,
  speed,
  comparison,
  others,
  solutions,
  toolchain,
  close,
].join('');
