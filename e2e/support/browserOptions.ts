/**
 * Chromium draws parts of its own toolbar as web pages, one process for each
 * window; without them a new visitor costs half as much. The rest of the list
 * is what Playwright itself switches off, which this flag replaces.
 */
const featuresOff = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIReloadButton',
  'WebUISplitTabsButton',
  'WebUIToolbar',
  'WebUIOmniboxPopup',
  'TabSearch',
  'ReadAnything',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How tests and scripts start the distribution's Chromium. */
export const browserOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${featuresOff.join(',')}`,
  ],
};
