import type { AuditEntry } from '@kathok/contract';
import { words as names } from '../words.en.ts';
import { words } from './words.en.ts';

/** The entry as a person would tell it. */
export function sentenceOf(entry: AuditEntry): string {
  const { actorName, action, entity } = entry;
  const label = entry.label ?? '';
  const known = words.sentences[entity];
  const sentence = known?.[closerAction(entry)] ?? known?.[action];
  if (sentence) return sentence(actorName, label).trim();
  const [done, kind] = [names.actions[action] ?? action, names.entities[entity] ?? entity];
  return words.unknownSentence(actorName, done, kind, label).trim();
}

/** What an entry means is often in what changed: only the role, only the status. */
function closerAction({ action, entity, actorId, entityId, after }: AuditEntry): string {
  const changed = Object.keys(after ?? {});
  const only = changed.length === 1 ? changed[0] : undefined;
  if (action === 'change_password' && actorId === entityId) return 'change_own_password';
  // A report that is shown and not saved as a file counts as taken along, too.
  if (entity === 'Report' && action === 'export' && after?.['format'] === 'json') return 'view';
  if (entity === 'Member' && action === 'export' && entityId) return 'export_one';
  if (action === 'export' && after?.['format'] === 'print') return 'print';
  if (entity === 'Member' && action === 'export' && after?.['format'] === 'cards') return 'print_cards';
  if (entity === 'Member' && action === 'export' && after?.['format'] === 'labels') return 'print_labels';
  if (action !== 'update') return action;
  if (entity === 'User' && only === 'role') return 'update_role';
  if (entity === 'User' && only === 'status') return after?.['status'] === 'disabled' ? 'disable' : 'enable';
  if (entity === 'Role' && only === 'permissions') return 'update_permissions';
  return action;
}
