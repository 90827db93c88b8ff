import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { StarRating } from './StarRating';

const meta: Meta<typeof StarRating> = { component: StarRating };

export default meta;

export const ThreeStars: StoryObj<typeof StarRating> = {
  args: { stars: 3 },
};
