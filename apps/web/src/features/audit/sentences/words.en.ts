import { inLanguage } from '../../../language/language.ts';

type Sentence = (actor: string, label: string) => string;

const secondPersonSentences = (what: (label: string) => string): Record<string, Sentence> => ({
  ask_second_person: (actor, label) => `${actor} asked for a second person for ${what(label)}`,
  approve_as_second_person: (actor, label) => `${actor} approved as second person: ${what(label)}`,
  decline_as_second_person: (actor, label) => `${actor} declined as second person: ${what(label)}`,
  second_person_too_late: (_, label) => `A change of ${what(label)} could no longer be approved`,
});

const moneySentences = (what: string): Record<string, Sentence> => ({
  create: (actor, label) => `${actor} added the ${what} ${label}`,
  update: (actor, label) => `${actor} changed the ${what} ${label}`,
  remove: (actor, label) => `${actor} removed the ${what} ${label}`,
  restore: (actor, label) => `${actor} restored the ${what} ${label}`,
  waive: (actor, label) => `${actor} waived the ${what} ${label}`,
  send_slip: (actor, label) => `${actor} sent a slip for the ${what} ${label}`,
  record_payment: (actor, label) => `${actor} recorded a payment for the ${what} ${label}`,
  approve: (actor, label) => `${actor} approved the payment of the ${what} ${label}`,
  reject: (actor, label) => `${actor} rejected the payment of the ${what} ${label}`,
  reverse: (actor, label) => `${actor} reversed the payment of the ${what} ${label}`,
  start_card_payment: (actor, label) => `${actor} started a card payment for the ${what} ${label}`,
  card_paid: (_, label) => `The bank confirmed the card payment for the ${what} ${label}`,
  card_refused: (_, label) => `The bank refused a card for the ${what} ${label}`,
  card_cancelled: (_, label) => `A card payment of the ${what} ${label} was cancelled`,
  ask_refund: (actor, label) => `${actor} asked the bank to refund the ${what} ${label}`,
  refund_done: (_, label) => `The bank refunded the ${what} ${label}`,
  refund_refused: (_, label) => `The bank refused to refund the ${what} ${label}`,
  refund_unknown: (_, label) => `The bank did not confirm the refund of the ${what} ${label}`,
  ...secondPersonSentences((label) => `the ${what} ${label}`),
});

const kindSentences = (what: string): Record<string, Sentence> => ({
  create: (actor, label) => `${actor} added the ${what} ${label}`,
  update: (actor, label) => `${actor} changed the ${what} ${label}`,
  remove: (actor, label) => `${actor} removed the ${what} ${label}`,
});

/** What was done to which kind of record, as a sentence. */
const sentences: Record<string, Record<string, Sentence>> = {
  User: {
    create: (actor, label) => `${actor} added the user ${label}`,
    update: (actor, label) => `${actor} changed the account of ${label}`,
    update_role: (actor, label) => `${actor} changed the role of ${label}`,
    disable: (actor, label) => `${actor} disabled ${label}`,
    enable: (actor, label) => `${actor} enabled ${label}`,
    remove: (actor, label) => `${actor} removed the user ${label}`,
    restore: (actor, label) => `${actor} restored the user ${label}`,
    set_photo: (actor, label) => `${actor} changed the photo of ${label}`,
    remove_photo: (actor, label) => `${actor} removed the photo of ${label}`,
    sign_in: (actor) => `${actor} logged in`,
    step_up: (actor) => `${actor} proved again who they are`,
    sign_out: (actor) => `${actor} logged out`,
    end_session: (_, label) => `A session of ${label} was ended, because its token was used twice`,
    change_password: (actor, label) => `${actor} changed the password of ${label}`,
    change_own_password: (actor) => `${actor} changed their own password`,
    reset_password: (actor, label) => `${actor} set a new password for ${label}`,
    accept_link: (actor) => `${actor} chose a password with an e-mailed link`,
    add_authenticator: (actor) => `${actor} set up an authenticator app`,
    remove_authenticator: (actor) => `${actor} turned off their authenticator app`,
    make_recovery_codes: (actor) => `${actor} made new recovery codes`,
    add_passkey: (actor) => `${actor} added a passkey`,
    rename_passkey: (actor) => `${actor} renamed a passkey`,
    remove_passkey: (actor) => `${actor} removed a passkey`,
    reset_second_factor: (actor, label) => `${actor} reset the second step of ${label}`,
    trust_clock: (actor) => `${actor} confirmed the clock`,
    undo_change: (actor) => `${actor} said “This was not me”: the contact before is back`,
    close_account: (actor) => `${actor} said “This was not me”: the password was ended`,
    sign_out_device: (actor) => `${actor} logged out one of their devices`,
    sign_out_other_devices: (actor) => `${actor} logged out their other devices`,
    mail_password_link: (_, label) => `A password link was e-mailed to ${label}`,
    text_password_link: (_, label) => `A password link was sent by SMS to ${label}`,
    make_invitation_link: (_, label) => `An invitation link for ${label} was made to hand over`,
  },
  Role: {
    create: (actor, label) => `${actor} added the role ${label}`,
    update: (actor, label) => `${actor} changed the role ${label}`,
    update_permissions: (actor, label) => `${actor} changed what the role ${label} may do`,
    remove: (actor, label) => `${actor} removed the role ${label}`,
  },
  Settings: {
    ...secondPersonSentences(() => 'the settings of the centre'),
    update: (actor) => `${actor} changed the settings of the centre`,
    set_logo: (actor) => `${actor} changed the centre’s logo`,
    remove_logo: (actor) => `${actor} removed the centre’s logo`,
    set_signature: (actor) => `${actor} changed the signature on certificates`,
    remove_signature: (actor) => `${actor} removed the signature from certificates`,
  },
  Member: {
    ...secondPersonSentences((label) => label),
    tell_apart: (actor, label) => `${actor} said that ${label} is not the person who looks alike`,
    create: (actor, label) => `${actor} added the member ${label}`,
    register: (_, label) => `${label} registered`,
    view: (actor, label) => `${actor} opened the record of ${label}`,
    update: (actor, label) => `${actor} changed the record of ${label}`,
    remove: (actor, label) => `${actor} removed the member ${label}`,
    restore: (actor, label) => `${actor} restored the member ${label}`,
    offer_accounts: (actor) => `${actor} offered accounts to members`,
    request_change: (actor, label) => `${actor} asked for a change of the record of ${label}`,
    withdraw_change: (actor, label) => `${actor} withdrew the request for ${label}`,
    end: (actor, label) => `${actor} ended the membership of ${label}`,
    reinstate: (actor, label) => `${actor} reinstated ${label}`,
    merge: (actor, label) => `${actor} merged the record of ${label}`,
    undo_merge: (actor, label) => `${actor} undid the merge of ${label}`,
    decide_claim: (actor, label) => `${actor} decided on new details of ${label}`,
    confirm_contact: (actor, label) => `${actor} confirmed the phone and e-mail address of ${label}`,
    look_up: (actor) => `${actor} looked up a membership`,
    set_photo: (actor, label) => `${actor} changed the photo of ${label}`,
    remove_photo: (actor, label) => `${actor} removed the photo of ${label}`,
    erase: (actor, label) => `${actor} erased the personal data of the member ${label}`,
    import: (actor) => `${actor} imported members`,
    export: (actor) => `${actor} exported the members`,
    print: (actor) => `${actor} printed the list of members`,
    print_cards: (actor) => `${actor} printed membership cards`,
    print_labels: (actor) => `${actor} printed address labels`,
    export_one: (actor) => `${actor} downloaded the personal data of a member`,
  },
  Person: {
    decide_claim: (actor, label) => `${actor} decided on new details of ${label}`,
    view: (actor, label) => `${actor} opened the tax report of ${label}`,
  },
  MembershipFee: { ...moneySentences('fee'), export: (actor) => `${actor} exported the fees` },
  Donation: {
    ...moneySentences('donation'),
    view: (actor, label) => `${actor} opened the donation ${label}`,
    export: (actor) => `${actor} exported the donations`,
    print: (actor) => `${actor} printed the list of donations`,
    erase: (actor, label) => `${actor} erased the donor of the donation ${label}`,
  },
  MembershipRenewal: {
    create: (actor, label) => `${actor} created a renewal for ${label}`,
    update: (actor, label) => `${actor} changed the renewal of ${label}`,
    cancel: (actor, label) => `${actor} cancelled the renewal of ${label}`,
    export: (actor) => `${actor} exported the renewals`,
    print: (actor) => `${actor} printed the list of renewals`,
  },
  Payment: {
    ask_gateway: (actor, label) => `${actor} asked the bank about the card payment ${label}`,
    close_card_payment: (actor, label) => `${actor} closed the card payment ${label}`,
    mark_simulated: (_, label) => `The payment of the receipt ${label} was marked as simulated`,
  },
  Receipt: {
    send: (actor, label) => `${actor} sent the receipt ${label}`,
    open_document: (_, label) =>
      label ? `A receipt of ${label} was opened with a link` : 'A receipt was opened with a link',
  },
  Certificate: {
    issue: (actor, label) => `${actor} issued the certificate ${label}`,
    reissue: (actor, label) => `${actor} reissued the certificate ${label}`,
    void: (actor, label) => `${actor} voided the certificate ${label}`,
    send: (actor, label) => `${actor} sent the certificate ${label}`,
    view: (actor, label) => `${actor} opened the certificate ${label}`,
    export: (actor) => `${actor} downloaded certificates`,
    mail_document_code: (_, label) => `A code to open a certificate was e-mailed to ${label}`,
    open_document: (_, label) =>
      label ? `A certificate of ${label} was opened with a code or link` : 'A certificate was opened',
  },
  CertificateMailing: {
    start: (actor, label) => `${actor} started sending certificates: ${label}`,
    stop: (actor, label) => `${actor} stopped sending certificates: ${label}`,
    finish: (_, label) => `All certificates were sent: ${label}`,
  },
  CertificateRun: {
    start: (actor, label) => `${actor} started issuing certificates: ${label}`,
    stop: (actor, label) => `${actor} paused issuing certificates: ${label}`,
    finish: (_, label) => `All certificates were issued: ${label}`,
  },
  Report: {
    view: (actor, label) => `${actor} opened the report ${label}`,
    export: (actor, label) => `${actor} exported the report ${label}`,
  },
  Import: {
    preview: (actor, label) => `${actor} checked the import ${label}`,
    start: (actor, label) => `${actor} started the import ${label}`,
    import: (actor, label) => `${actor} imported ${label}`,
    fail: (_, label) => `The import ${label} failed`,
    undo: (actor, label) => `${actor} undid the import ${label}`,
  },
  BankStatement: { create: (actor, label) => `${actor} uploaded the bank statement ${label}` },
  BankLine: {
    match: (actor, label) => `${actor} matched the bank line ${label}`,
    record_payment: (actor, label) => `${actor} recorded a payment from the bank line ${label}`,
    settle: (actor, label) => `${actor} marked the bank line ${label} as a card settlement`,
    set_aside: (actor, label) => `${actor} set aside the bank line ${label}`,
    decline: (actor, label) => `${actor} declined a match for the bank line ${label}`,
    take_back: (actor, label) => `${actor} undid the decision on the bank line ${label}`,
    explain: (actor, label) => `${actor} explained why the bank line ${label} and the books differ`,
  },
  CashDay: { close: (actor, label) => `${actor} closed the cash of ${label}` },
  MemberNote: {
    create: (actor, label) => `${actor} added a note about ${label}`,
    remove: (actor, label) => `${actor} removed a note about ${label}`,
  },
  MemberDocument: {
    create: (actor, label) => `${actor} added the document ${label}`,
    view: (actor, label) => `${actor} opened the document ${label}`,
    remove: (actor, label) => `${actor} removed the document ${label}`,
  },
  MemberList: {
    create: (actor, label) => `${actor} started the list ${label}`,
    update: (actor, label) => `${actor} renamed the list ${label}`,
    remove: (actor, label) => `${actor} deleted the list ${label}`,
    add_members: (actor, label) => `${actor} added members to the list ${label}`,
    remove_members: (actor, label) => `${actor} took members off the list ${label}`,
  },
  MemberMailing: {
    start: (actor, label) => `${actor} started sending “${label}” to members`,
    stop: (actor, label) => `${actor} stopped sending “${label}” to members`,
    finish: (_, label) => `“${label}” was sent to all chosen members`,
  },
  MessageTemplate: {
    update: (actor, label) => `${actor} changed the words of the message “${label}”`,
    reset: (actor, label) => `${actor} restored the original words of the message “${label}”`,
    switch_on: (actor, label) => `${actor} switched the message “${label}” on`,
    switch_off: (actor, label) => `${actor} switched the message “${label}” off`,
  },
  OutboxMessage: {
    send_again: (actor, label) => `${actor} sent the message “${label}” again`,
    send_test: (actor) => `${actor} sent a test message`,
  },
  Backup: {
    back_up: (actor) => `${actor} asked for a backup`,
    try_backup: (actor) => `${actor} asked for a trial of the newest backup`,
    download: (actor, label) => `${actor} downloaded the backup ${label}`,
  },
  BackupPlan: { update: (actor) => `${actor} changed the plan of backups` },
  Ritual: kindSentences('ritual'),
  RitualDay: {
    create: (actor, label) => `${actor} added the ritual day ${label}`,
    compute: (actor, label) => `${actor} proposed the ritual days of ${label}`,
    confirm: (actor, label) => `${actor} confirmed the ritual day ${label}`,
    update: (actor, label) => `${actor} changed the ritual day ${label}`,
    cancel: (actor, label) => `${actor} cancelled the ritual day ${label}`,
    read: (actor, label) => `${actor} read all names of ${label}`,
    tick: (actor, label) => `${actor} read names of ${label}`,
    take_back: (actor, label) => `${actor} took the reading of ${label} back`,
    write_names: (actor, label) => `${actor} wrote names onto the list of ${label}`,
    place_names: (actor, label) => `${actor} put names onto the list of ${label}`,
  },
  RitualEntry: {
    respell: (actor) => `${actor} corrected a name on a list`,
    reorder: (actor) => `${actor} moved a name on a list`,
  },
  Words: { update: (actor) => `${actor} changed words of the pages in Dzongkha` },
  MembershipType: kindSentences('membership type'),
  PaymentFrequency: kindSentences('payment frequency'),
  DonationPurpose: kindSentences('donation purpose'),
  Country: kindSentences('country'),
  SavedView: {
    create: (actor, label) => `${actor} saved the view ${label}`,
    update: (actor, label) => `${actor} changed the view ${label}`,
    remove: (actor, label) => `${actor} removed the view ${label}`,
  },
};

/** What somebody did on the public pages. */
const byPayer: Record<string, (name: string, matter: string, sum: string) => string> = {
  create: (name, matter, sum) => `${name} wants to give ${sum} for ${matter}`,
  send_slip: (name, matter, sum) => `${name} sent a slip for ${matter}, ${sum}`,
  start_card_payment: (name, matter, sum) => `${name} started to pay ${sum} by card for ${matter}`,
  card_paid: (name, matter, sum) => `${name} paid ${sum} by card for ${matter}`,
  card_refused: (name, matter) => `The bank refused a card of ${name} for ${matter}`,
};

/** What somebody in the office did. */
const byStaff: Record<string, (actor: string, name: string, matter: string, sum: string) => string> = {
  create: (actor, name, matter, sum) => `${actor} recorded ${sum} from ${name} for ${matter}`,
  record_payment: (actor, name, matter, sum) =>
    `${actor} recorded a payment of ${name} for ${matter}, ${sum}`,
  send_slip: (actor, name, matter, sum) => `${actor} sent a slip of ${name} for ${matter}, ${sum}`,
  approve: (actor, name, matter, sum) => `${actor} approved ${sum} from ${name} for ${matter}`,
  reject: (actor, name, matter, sum) => `${actor} rejected the slip of ${name} for ${matter}, ${sum}`,
  reverse: (actor, name, matter, sum) => `${actor} reversed ${sum} from ${name} for ${matter}`,
};

export const words = inLanguage('features/audit/sentences/words', {
  byPayer,
  byStaff,
  sentences,
  /** An entry of another version, which knew more. */
  unknownSentence: (actor: string, action: string, entity: string, label: string) =>
    `${actor}: ${action}, ${entity} ${label}`,
});
