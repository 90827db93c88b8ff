import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  addons: [
    {
      name: 'storybook-addon-rslib',
      options: { rslib: { libIndex: 1 } },
    },
  ],
};

export default config;
