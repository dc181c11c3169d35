import { users } from '@kathok/contract';
import { routes, withPrepare } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { createUser, hashFirstPassword } from './create-user.service.ts';
import { makeInvitationLink } from './invitation-link.service.ts';
import { removeUser, restoreUser } from './remove-user.service.ts';
import { updateUser } from './update-user.service.ts';
import { drawUserPhoto, getUserPhoto, removeUserPhoto, setUserPhoto } from './user-photo.service.ts';
import { getUser, listUserOptions, listUsers, listUsersWithRoles } from './user.service.ts';

export const userRoutes = routes(
  users,
  {
    list: listUsers,
    all: listUserOptions,
    withRoles: listUsersWithRoles,
    get: getUser,
    create: withPrepare(hashFirstPassword, createUser),
    invitationLink: makeInvitationLink,
    update: updateUser,
    remove: removeUser,
    restore: restoreUser,
    getPhoto: getUserPhoto,
    setPhoto: withPrepare(drawUserPhoto, setUserPhoto),
    removePhoto: removeUserPhoto,
  },
  {
    users_email_unique: () => fieldProblem('email', 'isFree', 'is already used by another user'),
    users_member_unique: () => fieldProblem('memberId', 'isFree', 'has another user account'),
    users_phone_unique: () => fieldProblem('phone', 'isFree', 'is already used by another user'),
  },
);
