import { format } from '../../language/format.ts';
import type { Action, RoleType, Subject } from '@kathok/contract';
import { titles } from './titles.en.ts';
import { inLanguage } from '../../language/language.ts';

type RightsInWords = Record<Subject, Partial<Record<Action, string>>>;

/** Each right as it follows “may”. */
const rights: RightsInWords = {
  all: { manage: 'do everything' },
  Dashboard: { read: 'see the dashboard' },
  Master: {
    read: 'see common data',
    create: 'add common data',
    update: 'change common data',
    manage:
      'do everything with common data and the settings of the centre, except the mail server and the SMS provider',
  },
  Member: {
    read: 'see members, fees and renewals',
    create: 'add members, fees and renewals',
    update: 'change members and decide on their payments',
    export: 'export the register of members',
    manage: 'do everything with members, fees and renewals',
  },
  Donation: {
    read: 'see donations',
    create: 'record donations',
    update: 'change donations and decide on their payments',
    export: 'export donations',
    manage: 'do everything with donations and receipts',
  },
  User: {
    read: 'see users',
    create: 'add users',
    update: 'change users',
    manage: 'do everything with users, including passwords and removal',
  },
  Role: { read: 'see roles and permissions', manage: 'add, change and remove roles' },
  Password: { manage: 'change their own password in the office' },
  Report: {
    read: 'see reports',
    export: 'export reports',
    manage: 'do everything with reports',
  },
  Audit: { read: 'see the audit trail' },
  Ritual: {
    read: 'see ritual days and the names to be read',
    update: 'tick names that were read, write names in and correct their spelling',
    manage: 'do everything with rituals and their days',
  },
  MemberProfile: { manage: 'look after their own membership' },
};

/** What a row of the matrix is about. */
const subjects: Record<Subject, { name: string; covers: string }> = {
  all: { name: 'Everything', covers: 'Every part, now and in future. For very few people.' },
  Dashboard: { name: 'Dashboard', covers: 'Figures of the day and what is waiting' },
  Master: {
    name: 'Common data',
    covers: 'Countries, membership types, payment frequencies, settings except mail server and SMS provider',
  },
  Member: { name: 'Members', covers: 'The register, fees and renewals' },
  Donation: { name: 'Donations', covers: 'Donations, their payments, receipts and dedications' },
  User: { name: 'Users', covers: 'Who has an account' },
  Role: { name: 'Roles', covers: 'What accounts may do' },
  Password: { name: 'Own password', covers: 'The screen to change it in the office' },
  Report: { name: 'Reports', covers: 'Members, fees and donations in figures' },
  Audit: { name: 'Audit trail', covers: 'Who changed, printed or exported what, and when' },
  Ritual: { name: 'Rituals', covers: 'Ritual days, and the names that are read on them' },
  MemberProfile: { name: 'Own membership', covers: 'A member’s own details, renewals and donations' },
};

const actions: Record<Action, string> = {
  read: 'See',
  create: 'Add',
  update: 'Change',
  export: 'Export',
  manage: 'Full access',
};

const roleTypes: Record<RoleType, string> = { admin: 'For the office', user: 'For members' };

export const words = inLanguage('features/roles/words', {
  rights,
  subjects,
  actions,
  roleTypes,
  unknownRight: (action: string, subject: string) => `${action} ${subject}`,
  may: (phrases: readonly string[]) =>
    phrases.length === 0 ? 'This role has no rights yet.' : `This role may ${format.list(phrases)}.`,
  userCount: (count: number) => (count === 1 ? '1 user' : `${format.number(count)} users`),
  shipped: 'Built-in',
  eachTime: {
    hint: 'People with this role cannot leave it out on a device of their own for 30 days.',
    value: (isOn: boolean) => (isOn ? 'each time' : 'not each time'),
    saved: 'Saved. It applies at the next log-in.',
  },
  secondFactor: {
    label: 'Require a second step at log-in',
    hint: 'A code from an authenticator app or a passkey, beside the password. People without one are asked to add it before they can do anything else.',
    value: (isRequired: boolean) => (isRequired ? 'required' : 'not required'),
    confirmTitle: (name: string) => `Require a second step of everyone with the role ${name}?`,
    confirmText:
      'Those who have none are asked for it with their next click, also while they are working. Tell them before.',
    confirm: 'Require it',
    on: 'A second step is now required.',
    unanswered: 'No answer from the server: how people of this role log in may not have been changed.',
    off: 'A second step is no longer required.',
  },

  list: {
    title: titles.list,
    lead: 'What people may do once they are logged in.',
    permissions: 'Permissions',
    add: 'Add a role',
    andMore: (count: number) => `and ${count} more`,
    nobody: 'Nobody yet',
    open: (name: string) => `Open the role ${name}`,
  },
  form: {
    addTitle: titles.add,
    labels: {
      name: 'Name',
      description: 'Description',
      roleType: 'Who is it for?',
      permissionIds: 'Permissions',
      requiresSecondFactor: 'Require a second step at log-in',
      secondFactorEachTime: 'Ask for the second step each time',
    },
    descriptionHint: 'One line, to help others choose a role.',
    roleTypeHint: 'Staff start at the first page of their menu, members at their own membership.',
    roleTypeFixed: 'Cannot be changed while someone has this role.',
    save: 'Save the role',
    saving: 'Saving…',
    cancel: 'Cancel',
    created: (name: string) => `Role ${name} created.`,
    saved: (name: string) => `The role ${name} saved. It applies immediately.`,
    copyOf: (name: string) => `${name}, copy`,
    copiedNote: (name: string) =>
      `This starts with the rights of ${name} that you have yourself. Change it as you like.`,
  },
  matrix: {
    part: 'Part',
    lockedByEverything: 'Included in “Everything”',
    lockedByManage: 'Included in “Full access”',
    lockedNotHeld: 'You do not have this right, so you cannot give it',
    someLocked: 'Rights you do not have are locked: nobody can give more than they have.',
  },
  view: {
    shippedTitle: 'This role comes with the product.',
    shippedText:
      'It stays as it is, so that help and handbook are right about it. For something else, make a copy.',
    strongerTitle: 'This role has more rights than you.',
    strongerText: 'Only someone with all of its rights can change it.',
    copy: 'Make a copy',
    users: 'Who has it',
    noUsers: 'Nobody has this role yet. Assign it on a user’s page.',
    allUsers: (count: number) => `All ${format.number(count)} users`,
    remove: 'Remove',
    removeTitle: (name: string) => `Remove the role ${name}?`,
    removeText: 'Nobody has it, so nobody loses anything.',
    removeBlocked: (count: number) =>
      count === 1
        ? 'One user has this role. Give them another one first.'
        : `${format.number(count)} users have this role. Give them another one first.`,
    removeConfirm: 'Remove the role',
    removed: (name: string) => `The role ${name} removed.`,
  },
  missing: {
    title: 'Role not found',
    text: 'It may have been removed, or the link is incomplete.',
    back: 'All roles',
  },
  permissions: {
    title: titles.permissions,
    lead: 'All rights, and the roles that include them.',
    search: { label: 'Search permissions', placeholder: 'Name of a permission' },
    name: 'Permission',
    part: 'Part',
    roles: 'Roles that have it',
    nobody: 'Only as part of a broader permission',
    action: 'Action',
    emptyTitle: 'No permissions',
    emptyText: 'Permissions come with the product, so this list should never be empty.',
  },
});
