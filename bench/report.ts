// `npm run bench report`: regenerates the tables from bench/results.
import { writeReport } from './report/writeReport.ts';

await writeReport();
