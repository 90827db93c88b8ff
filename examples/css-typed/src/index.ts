export { createCard } from './card';
