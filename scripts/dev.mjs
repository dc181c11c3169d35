import { spawn } from 'node:child_process';
import { settings } from './build/server.mjs';
import { buildServerWhenStale } from './build/build-when-stale.mjs';
import { vite } from './build/web.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { inRoot, root } from './lib/root.mjs';

// The API on PORT (3000), built anew and restarted at every change; the web app on 5173, which passes /api on to it.
await installWhenNeeded();
await buildServerWhenStale();
process.env.API_URL = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const start = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });

let server;
async function restartServer() {
  const previous = server;
  server = undefined;
  if (previous && previous.exitCode === null) {
    const ended = new Promise((resolve) => previous.once('exit', resolve));
    previous.kill('SIGTERM');
    await ended;
  }
  server = start('--enable-source-maps', inRoot('apps/server/dist/main.js'));
}

const restartAfterBuild = {
  name: 'restart-after-build',
  setup: (build) => build.onEnd((result) => (result.errors.length === 0 ? restartServer() : undefined)),
};
const esbuild = await import('esbuild');
const watcher = await esbuild.context({
  ...settings(),
  logLevel: 'warning',
  plugins: [...settings().plugins, restartAfterBuild],
});
await watcher.watch();
const web = start(vite, inRoot('apps/web'));

async function stop() {
  web.kill('SIGTERM');
  server?.kill('SIGTERM');
  await watcher.dispose();
}
process.once('SIGINT', stop).once('SIGTERM', stop);
