import { memberLists } from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import { routes } from '../../http/routes.ts';
import {
  addMembers,
  createMemberList,
  listMemberLists,
  removeMemberList,
  removeMembers,
  renameMemberList,
} from './member-list.service.ts';
import { words } from './words.en.ts';

export const memberListRoutes = routes(
  memberLists,
  {
    all: listMemberLists,
    create: createMemberList,
    update: renameMemberList,
    remove: removeMemberList,
    addMembers,
    removeMembers,
  },
  { member_lists_name_unique: () => fieldProblem('name', 'isFree', words.nameTaken) },
);
