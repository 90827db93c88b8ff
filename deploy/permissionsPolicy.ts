/** What threads need to share memory. */
export const ISOLATION = 'cross-origin-isolated';

/**
 * Browser features that no page uses, disabled so that injected code and frames
 * can't use them either. Browsers log a warning on every page for names they don't
 * know, so only current names are listed.
 */
const CLOSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  ISOLATION,
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Closes all of them, but for those that are open to the page itself. */
export const permissionsPolicy = (open: readonly string[] = []) =>
  CLOSED_FEATURES.map(
    name => `${name}=(${open.includes(name) ? 'self' : ''})`,
  ).join(', ');
