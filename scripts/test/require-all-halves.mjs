import { readReport } from './report.mjs';
import { suites } from './suites.mjs';

// A machine without PostgreSQL or without a browser must not pass for one on which everything was tested.
const report = readReport();
const missing = Object.entries(suites).filter(([name]) => !(report[name]?.passed > 0));
for (const [, title] of missing) console.error(`Did not run: ${title}`);
if (missing.length > 0) process.exitCode = 1;
