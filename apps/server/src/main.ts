import { readConfig } from './base/start/config.ts';
import { createLog } from './base/log.ts';
import { StartError } from './base/start/start-error.ts';
import type { RunningServer } from './running-server.ts';
import { startServer } from './start-server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise was left alone'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'unexpected end');
    process.exit(1);
  });
  const server = await startServer(config, log, {
    onFatal(err) {
      log.fatal({ err }, 'the database stopped');
      process.stderr.write(`${err.message}\n`);
      process.exit(1);
    },
    onFirstAdministrator({ email, password }) {
      say(
        `First login: ${email} with the password ${password} (shown only once; you will choose your own at first login)`,
      );
    },
    onSimulatedPayments() {
      say(
        'Warning: card payments are simulated. No money moves; anybody who opens this server can "pay". ' +
          'Set WORLDLINE_MID and the other settings of your bank to take real payments.',
      );
    },
  });
  stopOnSignal(server);
  say(`Kathok Membership is ready: ${config.baseUrl}`);
}

function stopOnSignal(server: RunningServer): void {
  let askedAt: number | undefined;
  const stop = async () => {
    if (askedAt !== undefined) {
      // npm repeats what the terminal has told us already; only who asks again later is impatient.
      if (performance.now() - askedAt > 1000) process.exit(1);
      return;
    }
    askedAt = performance.now();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(1);
}
