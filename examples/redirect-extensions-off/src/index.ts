import logo from '@/assets/logo.svg';
import { clamp } from '@/math/clamp';
import '@/styles/badge.css';

export const badge = (count: number) => `${logo}#${clamp(count, 99)}`;
