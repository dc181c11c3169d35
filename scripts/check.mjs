import { runSteps } from './check/run-steps.mjs';
import { installWhenNeeded } from './lib/install.mjs';

await installWhenNeeded();
const { failed } = await runSteps();
if (failed > 0) process.exitCode = 1;
