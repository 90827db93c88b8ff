export * from './missing';
