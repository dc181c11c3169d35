import { membershipTypes } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { membershipTypeHandlers } from './membership-type.service.ts';

export const membershipTypeRoutes = routes(membershipTypes, membershipTypeHandlers, {
  membership_types_name_unique: () =>
    fieldProblem('name', 'isFree', 'is already the name of another membership type'),
  membership_types_code_unique: () =>
    fieldProblem('code', 'isFree', 'is already the code of another membership type'),
});
