export const loadWatcher = () => import('native-watcher');
