import type { ComponentType, SVGProps } from 'react';
import Star from './star.svg?react';

export const StarIcon: ComponentType<SVGProps<SVGSVGElement>> = Star;
