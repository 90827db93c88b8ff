import toolchain from '../toolchain/ToolchainLanding.module.css?inline';
import demo from './BuildDemo.module.css?inline';
import features from './Features.module.css?inline';
import page from './HomePage.module.css?inline';
import plain from './PlainHome.module.css?inline';
import code from './ui/PlainCode.module.css?inline';
import section from './ui/Section.module.css?inline';
import head from './ui/SectionHead.module.css?inline';
import shapes from './ui/shapes.module.css?inline';

/** Styles of the home page alone, which other pages don't carry. */
export const homeStyles = [
  page,
  section,
  head,
  shapes,
  code,
  // Above: what all sections share. Below: one for each section.
  demo,
  plain,
  features,
  toolchain,
].join('');
