export { clamp } from '@/math/clamp';
