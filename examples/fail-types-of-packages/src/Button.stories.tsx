import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from './Button';

const meta: Meta<typeof Button> = { component: Button };

export default meta;

export const Enabled: StoryObj<typeof Button> = {
  args: { label: 'Save' },
};
