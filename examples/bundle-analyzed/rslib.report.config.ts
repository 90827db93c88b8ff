import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { mergeRslibConfig } from '@rslib/core';
import config from './rslib.config';

export default mergeRslibConfig(config, {
  tools: {
    rspack: {
      plugins: [
        new RsdoctorRspackPlugin({
          disableClientServer: true,
          output: { mode: 'brief', reportDir: './report' },
        }),
      ],
    },
  },
});
