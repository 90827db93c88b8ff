export * as circle from './circle';
