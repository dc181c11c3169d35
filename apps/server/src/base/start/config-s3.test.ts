import { expect, test } from 'vitest';
import { placeSettings, readConfig } from './config.ts';

const complete = {
  S3_ENDPOINT: 'https://s3.example.bt/',
  S3_BUCKET: 'kathok-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('without any setting of S3 files stay on the disk', () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig({ S3_ENDPOINT: '', S3_BUCKET: '' }).s3).toBeUndefined();
});

test('with all of them they go into the bucket', () => {
  expect(readConfig(complete).s3).toEqual({
    endpoint: 'https://s3.example.bt',
    bucket: 'kathok-files',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  expect(readConfig({ ...complete, S3_REGION: 'ap-south-1' }).s3).toMatchObject({ region: 'ap-south-1' });
});

test.each(Object.keys(complete))('without %s nothing starts, and the message names it', (name) => {
  expect(() => readConfig({ ...complete, [name]: '' })).toThrow(`${name} is not set`);
});

test.each([
  ['S3_ENDPOINT', 'not an address'],
  ['S3_ENDPOINT', 'ftp://s3.example.bt'],
  ['S3_BUCKET', 'Not A Bucket'],
  ['S3_BUCKET', '../other'],
])('%s must not be %s', (name, value) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(`${name} must be`);
});

test('a region alone is a bucket that somebody forgot', () => {
  expect(() => readConfig({ S3_REGION: 'ap-south-1' })).toThrow('S3_BUCKET');
});

test('commands read where database and files are, and stumble over nothing else', () => {
  const env = { ...complete, DATABASE_URL: 'postgres://db', DATA_DIR: '/data', PORT: 'nonsense' };
  expect(readConfig(placeSettings(env))).toMatchObject({
    databaseUrl: 'postgres://db',
    dataDir: '/data',
    s3: { bucket: 'kathok-files' },
  });
});
