import { buildServerWhenStale, buildWhenStale } from './build-when-stale.mjs';

// The build alone, for those who know that the packages are installed (`server`: without the web app).
await (process.argv.at(-1) === 'server' ? buildServerWhenStale() : buildWhenStale());
