import { masterData } from './master-data.endpoints.ts';
import {
  membershipType,
  createMembershipTypeBody,
  updateMembershipTypeBody,
} from './membership-type.schema.ts';

export const membershipTypes = masterData({
  path: '/membership-types',
  recordKind: 'MembershipType',
  noun: 'membership type',
  plural: 'membership types',
  item: membershipType,
  option: membershipType.pick({
    id: true,
    name: true,
    nameDzongkha: true,
    code: true,
    description: true,
    registrationFee: true,
    registrationFeeCurrency: true,
    fees: true,
  }),
  sortKeys: ['name', 'code', 'createdAt'],
  createBody: createMembershipTypeBody,
  updateBody: updateMembershipTypeBody,
});
