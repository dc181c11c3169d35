// Runs one of our commands: `node scripts/run.mjs start`. This file must parse on any Node that knows modules, so
// that an old one gets a sentence and not a syntax error; hence no newer syntax and no static imports here.
var command = process.argv[2];
var found = process.versions.node.split('.').map(Number);
var oldest = [20, 19];

if (found[0] < oldest[0] || (found[0] === oldest[0] && found[1] < oldest[1])) {
  console.error(
    'Node ' + oldest.join('.') + ' or newer is needed; this is Node ' + process.versions.node + '.',
  );
  process.exit(1);
}

// npm runs us through a shell, and tells that shell to stop, not us; few shells pass it on, and Windows has none that
// could make room for us (`exec`). So when the shell is gone, we stop as if we had been told to.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  var shell = process.ppid;
  setInterval(function () {
    if (process.ppid === shell) return;
    clearInterval(this);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

import('./' + command + '.mjs').catch(function (error) {
  console.error(error.isPlain || error.name === 'StartError' ? error.message : error);
  process.exit(1);
});
