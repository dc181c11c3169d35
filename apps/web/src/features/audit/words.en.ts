type Sentence = (actor: string, label: string) => string;

/** What was done to which kind of record, as a sentence. */
const sentences: Record<string, Record<string, Sentence>> = {
  User: {
    create: (actor, label) => `${actor} added the user ${label}`,
    update: (actor, label) => `${actor} changed the account of ${label}`,
    update_role: (actor, label) => `${actor} changed the role of ${label}`,
    disable: (actor, label) => `${actor} disabled ${label}`,
    enable: (actor, label) => `${actor} enabled ${label}`,
    remove: (actor, label) => `${actor} removed the user ${label}`,
    set_photo: (actor, label) => `${actor} gave ${label} a new photo`,
    remove_photo: (actor, label) => `${actor} removed the photo of ${label}`,
    sign_in: (actor) => `${actor} logged in`,
    sign_out: (actor) => `${actor} logged out`,
    end_session: (_, label) => `A session of ${label} was ended, because its token was used twice`,
    change_password: (actor, label) => `${actor} changed the password of ${label}`,
    change_own_password: (actor) => `${actor} changed their own password`,
    reset_password: (actor, label) => `${actor} set a new password for ${label}`,
    accept_link: (actor) => `${actor} chose a password with a mailed link`,
    mail_password_link: (_, label) => `A link for a new password was mailed to ${label}`,
  },
  Role: {
    create: (actor, label) => `${actor} added the role ${label}`,
    update: (actor, label) => `${actor} changed the role ${label}`,
    update_permissions: (actor, label) => `${actor} changed what the role ${label} may do`,
    remove: (actor, label) => `${actor} removed the role ${label}`,
  },
  Settings: {
    update: (actor) => `${actor} changed the settings of the centre`,
    set_logo: (actor) => `${actor} gave the centre a logo`,
    remove_logo: (actor) => `${actor} removed the logo of the centre`,
    set_signature: (actor) => `${actor} gave certificates a signature`,
    remove_signature: (actor) => `${actor} removed the signature from certificates`,
  },
  MemberNote: {
    create: (actor, label) => `${actor} noted something about ${label}`,
    remove: (actor, label) => `${actor} removed a note about ${label}`,
  },
  MemberDocument: {
    create: (actor, label) => `${actor} kept the document ${label}`,
    view: (actor, label) => `${actor} opened the document ${label}`,
    remove: (actor, label) => `${actor} removed the document ${label}`,
  },
  SavedView: {
    create: (actor, label) => `${actor} saved the view ${label}`,
    update: (actor, label) => `${actor} changed the view ${label}`,
    remove: (actor, label) => `${actor} removed the view ${label}`,
  },
};

const actions: Record<string, string> = {
  create: 'Added',
  update: 'Changed',
  remove: 'Removed',
  set_logo: 'Logo given',
  remove_logo: 'Logo removed',
  set_signature: 'Signature given',
  remove_signature: 'Signature removed',
  set_photo: 'Photo given',
  remove_photo: 'Photo removed',
  sign_in: 'Logged in',
  sign_out: 'Logged out',
  end_session: 'Session ended',
  change_password: 'Password changed',
  reset_password: 'Password reset',
  accept_link: 'Link used',
  mail_password_link: 'Link mailed',
};

const entities: Record<string, string> = {
  User: 'User',
  Role: 'Role',
  Settings: 'Settings',
  MemberNote: 'Note',
  MemberDocument: 'Document',
  SavedView: 'View',
};

const fields: Record<string, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  role: 'Role',
  status: 'Status',
  photo: 'Photo',
  description: 'Description',
  roleType: 'Who it is for',
  permissions: 'May',
  centreName: 'Name of the centre',
  centreNameDzongkha: 'Name in Dzongkha',
  address: 'Address',
};

const values: Record<string, Record<string, string>> = {
  status: { active: 'Active', disabled: 'Disabled' },
  roleType: { admin: 'The office', user: 'Members' },
};

export const words = {
  sentences,
  actions,
  entities,
  fields,
  values,
  unknownSentence: (actor: string, action: string, entity: string, label: string) =>
    `${actor}: ${action} ${entity} ${label}`,
  nothing: 'nothing',
  aPhoto: 'a photo',
  yes: 'yes',
  no: 'no',
  list: {
    title: 'Audit trail',
    lead: 'Who changed what, and when. Nothing here can be altered or removed.',
    search: { label: 'Search the audit trail', placeholder: 'Name of a person or a record' },
    all: 'All',
    views: { User: 'Users', Role: 'Roles', Settings: 'Settings' } as Record<string, string>,
    what: 'What happened',
    kind: 'Kind of record',
    action: 'Action',
    when: 'When',
    person: 'Person',
    record: 'Record',
    thisOne: 'this one',
    from: 'From',
    to: 'Up to',
    emptyTitle: 'Nothing has happened yet',
    emptyText: 'As soon as somebody logs in or changes something, it is written down here.',
  },
  detail: {
    more: 'What exactly',
    field: 'Field',
    before: 'Before',
    after: 'After',
    value: 'Value',
    reason: 'Reason',
    request: 'Request',
    address: 'From the address',
    openUser: 'Open the user',
    openRole: 'Open the role',
  },
  recent: { all: 'All changes', none: 'Nothing has been changed yet.' },
};
