import { type Endpoint, stepUpHeader } from '@kathok/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../base/app-error.ts';
import type { Db } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { StepUpCheck } from '../../platform/step-up-check.ts';

interface Raw {
  params: unknown;
  body: unknown;
}

/**
 * The one place where a call that matters asks again who it is: somebody who came by a session alone must not be able to
 * lead money elsewhere or to open an account. Before the input is looked at, so that nothing is learnt by trying.
 */
export async function requireStepUp(
  endpoint: Endpoint,
  request: FastifyRequest,
  raw: Raw,
  { db, stepUp }: { db: Db; stepUp: StepUpCheck },
): Promise<void> {
  const { actor, now } = request;
  if (endpoint.stepUp === 'never' || !actor || !(await isAsked(endpoint, actor, raw, db, stepUp))) return;
  const proof = request.headers[stepUpHeader.toLowerCase()];
  if (await stepUp.isShown(db, actor, typeof proof === 'string' ? proof : undefined, now)) return;
  throw new AppError('step_up_required', { ways: await stepUp.waysOf(db, actor) });
}

async function isAsked(
  { stepUp: asks }: Endpoint,
  actor: Actor,
  raw: Raw,
  db: Db,
  check: StepUpCheck,
): Promise<boolean> {
  if (typeof asks === 'string') return asks === 'always';
  if ('approvalOf' in asks) {
    const id = fieldsOf(raw.params)[asks.approvalOf];
    const waiting = typeof id === 'string' && isUuid.test(id) ? await check.waitingCall(db, id) : undefined;
    return waiting !== undefined && isAsked(waiting.endpoint, actor, waiting.input, db, check);
  }
  const body = fieldsOf(raw.body);
  if ('managingRole' in asks) {
    const roleId = body[asks.managingRole];
    // What is no role is refused for that, a little later.
    return typeof roleId === 'string' && isUuid.test(roleId) && check.mayManage(db, roleId);
  }
  if (asks.ofOwn && fieldsOf(raw.params)['id'] !== actor.memberId) return false;
  return asks.fields.some((field) => body[field] !== undefined);
}

const isUuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
