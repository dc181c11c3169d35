import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const state = z.object({
  status: z.literal('ok'),
  database: z.enum(['embedded', 'postgres']),
  version: z.string(),
});

export const health = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Answers 200 when it can serve',
    response: state,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary: 'Answers 200 when the database answers',
    response: state,
  }),
};
