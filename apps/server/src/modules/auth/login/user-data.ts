import { type UserData, userPhotoPath } from '@kathok/contract';
import type { Account } from '../account.repository.ts';
import { mustAddSecondFactor } from '../second-factor/second-factor-rules.ts';

/** What the browser keeps about the person who is signed in. */
export function toUserData(account: Account): UserData {
  const { id, name, roleType, role, ability, memberId, mustChangePassword } = account;
  const photo = userPhotoPath(id, account.photoFileId);
  const mustAdd = mustAddSecondFactor(account);
  return {
    id,
    name,
    photo,
    roleType,
    role,
    ability,
    memberId,
    mustChangePassword,
    mustAddSecondFactor: mustAdd,
  };
}
