export { name } from '@/name';
