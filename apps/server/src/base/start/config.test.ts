import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const allows = (env: Record<string, string>) => readConfig(env).allowsPrivateSms;
const simulates = (env: NodeJS.ProcessEnv) => readConfig(env).worldline.maySimulate;

describe('readConfig', () => {
  it('needs nothing to be said', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      baseUrl: 'http://localhost:3000',
      isDemo: false,
      trustProxy: [],
      requestsPerMinute: 6000,
    });
  });

  it('takes what is said, and empty values as not said', () => {
    const config = readConfig({
      PORT: '8080',
      BASE_URL: 'https://members.example.bt/',
      DEMO: '1',
      DATABASE_URL: '',
      TRUST_PROXY: '10.0.0.5, 192.168.0.0/16,::1',
      LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      port: 8080,
      baseUrl: 'https://members.example.bt',
      isDemo: true,
      databaseUrl: undefined,
      trustProxy: ['10.0.0.5', '192.168.0.0/16', '::1'],
      logLevel: 'debug',
    });
  });

  it('lets a bank be simulated on this machine and in the demo only, unless it is named', () => {
    expect(simulates({})).toBe(true);
    expect(simulates({ BASE_URL: 'http://localhost:3000' })).toBe(true);
    expect(simulates({ NODE_ENV: 'production' })).toBe(false);
    expect(simulates({ HOST: '0.0.0.0' })).toBe(false);
    expect(simulates({ BASE_URL: 'http://members.example.bt' })).toBe(false);
    expect(simulates({ TRUST_PROXY: '127.0.0.1' })).toBe(false);
    expect(simulates({ HOST: '0.0.0.0', DEMO: '1' })).toBe(true);
    expect(simulates({ HOST: '0.0.0.0', WORLDLINE_SIMULATOR: '1' })).toBe(true);
    expect(readConfig({ WORLDLINE_KEY: '' }).worldline.key).toBeUndefined();
  });

  it('lets SMS go to a private network on this machine only, also in a demo, unless it is named', () => {
    expect(allows({})).toBe(true);
    expect(allows({ NODE_ENV: 'production' })).toBe(false);
    expect(allows({ BASE_URL: 'https://members.example.bt' })).toBe(false);
    expect(allows({ HOST: '0.0.0.0', DEMO: '1' })).toBe(false);
    expect(allows({ BASE_URL: 'https://members.example.bt', SMS_ALLOW_PRIVATE: '1' })).toBe(true);
    expect(allows({ SMS_ALLOW_PRIVATE: '0' })).toBe(false);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535.'],
    [{ BASE_URL: 'javascript:alert(1)' }, 'BASE_URL must be the address people use'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the addresses'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be the addresses'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an address'],
  ])('says in one line what is wrong: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
