import type { Ability, RoleType } from '@kathok/contract';

/** Who is acting: a signed-in user with the rights they have at this very moment. */
export interface Actor {
  id: string;
  name: string;
  role: string;
  roleType: RoleType;
  ability: Ability;
  sessionId: string;
  memberId: string | null;
  mustChangePassword: boolean;
  mustAddSecondFactor: boolean;
}
