// `npm run bench report`: regenerates charts and tables from bench/results.
import { writeReport } from './report/writeReport.ts';

await writeReport();
