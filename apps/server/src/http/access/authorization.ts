import { type Endpoint, isAllowed } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Actor } from '../../platform/actor.ts';

const bearer = /^Bearer +([\w.~+/-]{1,4096}=*)$/i;

/** The access token of an `Authorization` header; undefined for anything else. */
export function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : bearer.exec(header)?.[1];
}

const grant = /^Grant +(\S{1,200})$/i;

/** The document grant of an `Authorization` header; what it opens is for the service to tell. */
export function grantToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : grant.exec(header)?.[1];
}

/** Whether a visitor may come in, and somebody who is signed in is recognised. */
export function isOpen({ access }: Endpoint): boolean {
  return typeof access === 'object' && access.kind === 'open';
}

/** A list of which members see what is theirs. Where something is named, the service tells whose it is. */
const isListOfOwn = ({ method, path, access }: Endpoint): boolean =>
  method === 'GET' && !path.includes(':') && typeof access === 'object' && access.kind === 'own';

/** An empty list would look like a centre without donations to somebody of the office who may not see them. */
const ownsSome = ({ access }: Endpoint, { memberId, ability }: Actor): boolean =>
  memberId !== null ||
  (typeof access === 'object' && access.kind === 'own' && isAllowed(ability, access.action, access.subject));

/** Refuses by default: only what the endpoint names lets somebody through. */
export function requireAccess(endpoint: Endpoint, actor: Actor | null): void {
  const { access, beforePasswordChange, beforeSecondFactor } = endpoint;
  if (access === 'public') return;
  if (!actor) throw new AppError('not_signed_in');
  if (typeof access === 'object' && access.kind === 'ability') {
    const { action, subjects } = access;
    if (!isAllowed(actor.ability, action, ...subjects)) throw new AppError('not_allowed');
  }
  if (isListOfOwn(endpoint) && !ownsSome(endpoint, actor)) throw new AppError('not_allowed');
  if (actor.mustChangePassword && !beforePasswordChange) throw new AppError('password_change_required');
  if (actor.mustAddSecondFactor && !beforeSecondFactor) throw new AppError('second_factor_setup_required');
}
