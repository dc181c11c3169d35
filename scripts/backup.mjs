import { backup } from './lib/backup.mjs';

await backup('backup');
