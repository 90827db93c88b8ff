// `npm run bench:report`: draws charts and tables again from bench/results.
import { writeReport } from './report/writeReport.ts';

await writeReport();
