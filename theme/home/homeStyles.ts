import toolchain from '../toolchain/ToolchainLanding.module.css?inline';
import demo from './BuildDemo.module.css?inline';
import features from './Features.module.css?inline';
import layout from './HomeLayout.module.css?inline';

/** Styles of the home page alone, which other pages don't carry. */
export const homeStyles = [demo, layout, features, toolchain].join('');
