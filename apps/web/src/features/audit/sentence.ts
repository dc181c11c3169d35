import type { AuditEntry } from '@kathok/contract';
import { words } from './words.ts';

/** The entry as a person would tell it. */
export function sentenceOf(entry: AuditEntry): string {
  const { actorName, action, entity, label } = entry;
  const known = words.sentences[entity];
  const sentence = known?.[closerAction(entry)] ?? known?.[action];
  return sentence
    ? sentence(actorName, label ?? '')
    : words.unknownSentence(actorName, action, entity, label ?? '').trim();
}

/** What an entry means is often in what changed: only the role, only the status. */
function closerAction({ action, entity, actorId, entityId, after }: AuditEntry): string {
  const changed = Object.keys(after ?? {});
  const only = changed.length === 1 ? changed[0] : undefined;
  if (action === 'change_password' && actorId === entityId) return 'change_own_password';
  if (action !== 'update') return action;
  if (entity === 'User' && only === 'role') return 'update_role';
  if (entity === 'User' && only === 'status') return after?.['status'] === 'disabled' ? 'disable' : 'enable';
  if (entity === 'Role' && only === 'permissions') return 'update_permissions';
  return action;
}
