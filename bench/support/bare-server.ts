/* The least that a program on Node can do for a case: one connection, the bare SQL, and its rows as JSON over HTTP. */
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { allCases } from '../cases/all-cases.ts';
import { readSamples } from '../data/read-samples.ts';
import { typeParsers } from '../../apps/server/src/db/connections/type-parsers.ts';
import { runBare } from './run-bare.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10, types: typeParsers });
const samples = await readSamples(pool);
const cases = new Map(allCases.map((one) => [one.name, one]));

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const asked = cases.get(url.searchParams.get('case') ?? '')!;
  runBare(pool, asked.bare(samples, Number(url.searchParams.get('round')))).then(
    (rows) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    (error: unknown) => ((response.statusCode = 500), response.end(String(error))),
  );
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
