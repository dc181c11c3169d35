import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../base/app-error.ts';
import type { Db } from '../db/open-database.ts';
import { isOperator } from './access/operator.ts';
import { countJobs } from '../platform/jobs/job.repository.ts';

interface MetricsOptions {
  db: Db;
  /** Lets a collector on another machine in. Without one, only this machine may ask. */
  token?: string | undefined;
}

/** How the process fares, in the words of Prometheus. Routes by their pattern; nothing about people. */
export function serveMetrics(app: FastifyInstance, { db, token }: MetricsOptions): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  register.registerMetric(jobGauge(db));
  app.get('/api/metrics', async (request, reply) => {
    if (!isOperator(request, token)) throw new AppError('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
}

function jobGauge(db: Db) {
  return new Gauge({
    name: 'jobs',
    help: 'Jobs that wait, and jobs that were given up',
    labelNames: ['state'] as const,
    registers: [],
    async collect() {
      const { waiting, failed } = await countJobs(db);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failed' }, failed);
    },
  });
}
