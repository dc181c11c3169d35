import { readdirSync, readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { bodyLimitOf } from '../http/input/read-body.ts';
import { readConfig, settingNames } from '../base/start/config.ts';
import { packageRoot } from '../base/start/package-root.ts';
import { everyEndpoint } from '../testing/every-endpoint.ts';

/** The examples of deploy/ are read as text, so that no test needs nginx, Caddy, systemd or Docker. */
const root = join(packageRoot(), '../..');
const deploy = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
/** The unit is read as systemd reads it for `kathok-membership@3000`. */
const unit = deploy('kathok-membership@.service').replaceAll('%i', '3000');
const envFile = deploy('kathok-membership.env');
const nginx = deploy('nginx.conf');
const caddy = deploy('Caddyfile');
const docker = deploy('Dockerfile');
const compose = deploy('compose.yaml');

/** What a pattern with one group finds, or a failure that names the pattern. */
function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Nothing matches ${pattern}.`);
  return found;
}

const pairs = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\b([A-Z][A-Z0-9_]+)=(\S+)/g)].map(([, name, value]) => [name!, value!]),
  );
const lines = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, rest]) => rest!).join('\n');

const unitSettings = pairs(lines(unit, /^Environment=(.+)$/gm));
const imageSettings = pairs(lines(docker, /^ENV (.+)$/gm));
/** Those that are commented out are examples, too. */
const fileSettings = pairs(lines(envFile, /^#?([A-Z][A-Z0-9_]+=.+)$/gm));
const appOfCompose = find(compose, /\n {2}app:\n([^]+?)\n {2}# Brings the tables/);
const composeSettings = Object.fromEntries(
  [...find(appOfCompose, /environment:\n((?: {6}.+\n)+)/).matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(
    ([, name, value]) => [name!, value!.replaceAll(/\$\{[^}]+\}/g, 'example')],
  ),
);

test('every setting in the examples is one that the program reads', () => {
  for (const settings of [unitSettings, imageSettings, fileSettings, composeSettings]) {
    expect(Object.keys(settings).length).toBeGreaterThan(1);
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(settings)));
  }
});

test('the program accepts the settings of the unit, and those of the container', () => {
  expect(readConfig({ ...unitSettings, ...fileSettings })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: `/var/lib/${find(unit, /^StateDirectory=(.+)$/m)}`,
    trustProxy: ['127.0.0.1'],
    worldline: { maySimulate: false },
  });
  expect(readConfig({ ...imageSettings, ...composeSettings })).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    dataDir: '/data',
    worldline: { maySimulate: false },
  });
});

test('both proxies pass on to where the unit listens, and the one of compose to the container', () => {
  const listens = `${unitSettings['HOST']}:${unitSettings['PORT']}`;
  expect(find(nginx, /\n {4}server (\S+) max_fails/)).toBe(listens);
  expect(find(caddy, /\{\$UPSTREAM:([^}]+)\}/)).toBe(listens);
  expect(find(compose, /UPSTREAM: (\S+)/)).toBe(`app:${imageSettings['PORT']}`);
  expect(find(docker, /^EXPOSE (\d+)$/m)).toBe(imageSettings['PORT']);
  expect(find(docker, /http:\/\/127\.0\.0\.1:(\d+)\/api\/health/)).toBe(imageSettings['PORT']);
  expect(everyEndpoint.map(({ endpoint }) => endpoint.path)).toContain('/health');
});

test('nginx never sends a write twice, and has a place for the second process', () => {
  expect(find(nginx, /proxy_next_upstream ([^;]+);/)).toBe('error');
  expect(find(nginx, /#server (\S+) max_fails/)).toBe('127.0.0.1:3001');
});

test('both proxies let through exactly what the largest upload needs', () => {
  const largest = Math.max(...everyEndpoint.map(({ endpoint }) => bodyLimitOf(endpoint)));
  expect(Number(find(nginx, /client_max_body_size (\d+)k;/)) * 1024).toBe(largest);
  expect(Number(find(caddy, /max_size (\d+)KiB/)) * 1024).toBe(largest);
});

test('only the proxy itself is believed about addresses, and it keeps none that a visitor brings', () => {
  const trusted = composeSettings['TRUST_PROXY']!.split(',');
  expect(trusted).toEqual([find(compose, /ipv4_address: (\S+)/), find(compose, /ipv6_address: (\S+)/)]);
  expect(trusted.map((address) => isIP(address))).toEqual([4, 6]);
  expect(trusted[0]!.startsWith(`${find(compose, /subnet: (\S+)\.0\/24/)}.`)).toBe(true);
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(appOfCompose).not.toContain('ports:');
  for (const proxy of [nginx, caddy]) expect(proxy).toContain('/api/metrics');
});

test('visitors who come by IPv6 have addresses of their own behind the proxy of compose', () => {
  expect(compose).toMatch(/front:\n {4}enable_ipv6: true\n/);
  const network = find(compose, /subnet: (\S+::)\/64/);
  expect(find(compose, /ipv6_address: (\S+)/).startsWith(network)).toBe(true);
});

test('the examples allow more than the ten seconds that stopping may need', () => {
  expect(Number(find(unit, /^TimeoutStopSec=(\d+)$/m))).toBeGreaterThan(10);
  expect(Number(find(appOfCompose, /stop_grace_period: (\d+)s/))).toBeGreaterThan(10);
});

test('data lies where it survives, and the program runs without rights', () => {
  expect(find(docker, /^VOLUME (\S+)$/m)).toBe(imageSettings['DATA_DIR']);
  expect(find(appOfCompose, /- files:(\S+)/)).toBe(imageSettings['DATA_DIR']);
  expect(find(docker, /^USER (\S+)$/m)).toBe('node');
  expect(find(unit, /^User=(\S+)$/m)).not.toBe('root');
  for (const name of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=\n'])
    expect(unit).toContain(`\n${name}`);
});

test('the image holds every folder that the server reads, and installs every workspace', () => {
  const copied = [...docker.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path);
  const notToRun = new Set(['src', 'fixtures', 'tsconfig.json']);
  const needed = readdirSync(join(root, 'apps/server')).filter((name) => !notToRun.has(name));
  for (const name of new Set([...needed, 'dist', 'node_modules']))
    expect(copied).toContain(`apps/server/${name}`);
  expect(copied).toContain('apps/web/dist');
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const workspace of workspaces)
    expect(docker).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
});

test('the program is started as `npm start` starts it', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const option = find(scripts.start, /^node (\S+) scripts\/run\.mjs start$/);
  const program = 'apps/server/dist/main.js';
  expect(unit).toContain(`ExecStart=/usr/bin/node ${option} ${program}\n`);
  expect(docker).toContain(`CMD ["node", "${option}", "${program}"]`);
});

test('no other container is ever given the address of the proxy', () => {
  const ranges = [...compose.matchAll(/ip_range: (\S+)\/(\d+)/g)].map(([, network, bits]) => {
    const range = new BlockList();
    range.addSubnet(network!, Number(bits), isIP(network!) === 6 ? 'ipv6' : 'ipv4');
    return range;
  });
  expect(ranges).toHaveLength([...compose.matchAll(/subnet: /g)].length);
  for (const address of composeSettings['TRUST_PROXY']!.split(','))
    for (const range of ranges)
      expect(range.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')).toBe(false);
});

test('the program connects as a user that owns nothing, and never sees the password of the owner', () => {
  const migrating = find(compose, /\n {2}migrate:\n([^]+?)\n {2}db:\n/);
  const userIn = (text: string, name: string) => find(text, new RegExp(`${name}: postgres://(\\w+):`));
  expect(userIn(appOfCompose, 'DATABASE_URL')).toBe(userIn(migrating, 'DATABASE_URL'));
  expect(userIn(migrating, 'DATABASE_OWNER_URL')).not.toBe(userIn(migrating, 'DATABASE_URL'));
  expect(appOfCompose).not.toMatch(/OWNER|POSTGRES_PASSWORD/);
  const users = deploy('database-users.sh');
  expect(users).toContain(`CREATE ROLE ${userIn(appOfCompose, 'DATABASE_URL')} LOGIN PASSWORD`);
  const owner = userIn(migrating, 'DATABASE_OWNER_URL');
  expect(users).toContain(`CREATE ROLE ${owner} LOGIN PASSWORD`);
  expect(users).toContain(`OWNER ${owner}`);
  expect(users).not.toMatch(/SUPERUSER|CREATEROLE|CREATEDB/);
  const migrationUnit = deploy('kathok-membership-migrate.service');
  expect(migrationUnit).toContain('EnvironmentFile=/etc/kathok-membership-owner.env');
  expect(unit).not.toContain('owner.env');
  expect(unit).toMatch(/^After=.*kathok-membership-migrate\.service$/m);
  for (const text of [migrationUnit, migrating]) expect(text).toContain('apps/server/dist/migrate.js');
});

test('memory is neither dumped nor used without end, and nginx writes no address that was asked for', () => {
  for (const setting of ['LimitCORE=0', 'MemoryMax=', 'TasksMax=']) expect(unit).toContain(setting);
  for (const setting of ['mem_limit:', 'pids_limit:', 'core: 0']) expect(appOfCompose).toContain(setting);
  expect(find(nginx, /error_log \S+ (\w+);/)).toBe('crit');
  expect(nginx).toContain('access_log off;');
});

test('the panels of Grafana name figures that the program tells', async () => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const told = [
    ...(await register.getMetricsAsJSON()).map(({ name }) => name),
    'http_request_duration_seconds',
    'jobs',
  ];
  const { panels } = JSON.parse(deploy('grafana.json')) as { panels: { targets: { expr: string }[] }[] };
  const named = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:http|nodejs|process)_\w+|^jobs$/g) ?? []),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !told.includes(name.replace(/_(count|bucket)$/, '')))).toEqual([]);
});
