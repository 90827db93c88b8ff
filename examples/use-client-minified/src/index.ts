export { useCounter } from './useCounter';
export { format } from './format';
