// Written by `npm run row-types` from the migrated database, and compared with it by `npm run check`.
import type { ApprovalAct, ApprovalChange, Day, Dzongkhag, ImportTarget, PaymentMethod, RitualMaterial, RitualRhythm } from '@kathok/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  DefaultInstant,
  ImportColumn,
  Instant,
  Json,
  Loose,
  NullableInstant,
  NullableJson,
} from './column-types.ts';

/** One row type per table. Columns are camelCase here and snake_case in SQL. Sums are minor units. */
export interface RowTypes {
  accountChanges: {
    id: Generated<string>;
    userId: string;
    isEmailChanged: boolean;
    emailBefore: string | null;
    emailAfter: string | null;
    isPhoneChanged: boolean;
    phoneBefore: string | null;
    phoneAfter: string | null;
    changedAt: Instant;
    tokenHash: string;
    expiresAt: Instant;
    endedAt: NullableInstant;
  };
  allMembers: {
    id: Generated<string>;
    personId: string;
    membershipCode: string;
    membershipTypeId: string;
    paymentFrequencyId: string;
    joinedOn: Day;
    paidUntil: Day | null;
    isLifetime: Generated<boolean>;
    endReason: 'resigned' | 'deceased' | 'suspended' | 'declined' | null;
    endedOn: Day | null;
    endNote: string | null;
    remarks: string | null;
    channel: 'public' | 'staff' | 'import';
    consentAt: NullableInstant;
    importId: string | null;
    mergedInto: string | null;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
    graceUntil: GeneratedAlways<Day | null>;
    hasPhone: GeneratedAlways<boolean>;
    personCountryId: GeneratedAlways<string | null>;
    personDzongkhag: GeneratedAlways<Dzongkhag | null>;
    isOptedOut: Generated<boolean>;
    personNameKey: GeneratedAlways<string | null>;
  };
  approvals: {
    id: Generated<string>;
    act: ApprovalAct;
    call: string;
    arguments: NullableJson;
    changes: Json<ApprovalChange[]>;
    entity: string;
    entityId: string | null;
    label: string;
    amount: number | null;
    currency: string | null;
    reason: string | null;
    situation: string;
    fingerprint: string;
    tookPart: Json<string[]>;
    askedBy: string;
    askedAt: Instant;
    state: 'waiting' | 'approved' | 'declined' | 'outdated';
    decidedBy: string | null;
    decidedAt: NullableInstant;
    decisionReason: string | null;
  };
  auditEntries: {
    id: GeneratedAlways<number>;
    at: Instant;
    actorId: string | null;
    actorName: string;
    action: string;
    entity: string;
    entityId: string | null;
    label: string | null;
    before: NullableJson;
    after: NullableJson;
    reason: string | null;
    address: string | null;
    requestId: string | null;
  };
  auditHead: {
    isOnly: Generated<boolean>;
    seq: number;
    hash: string;
  };
  auditRedactions: {
    entryId: number;
    round: string;
    digest: string;
  };
  auditSeals: {
    seq: number;
    entryId: number;
    hash: string;
  };
  auditUnsealed: {
    entryId: number;
    digest: string;
  };
  authenticatorApps: {
    id: Generated<string>;
    userId: string;
    encryptedKey: string;
    createdAt: Instant;
    confirmedAt: NullableInstant;
    lastStep: number | null;
    lastUsedAt: NullableInstant;
  };
  backupCopies: {
    backupId: string;
    place: string;
    problem: 'full' | 'absent' | 'unwritable' | 'failed' | null;
  };
  backupKeys: {
    backupId: string;
    fileKey: string;
  };
  backupPlan: {
    id: Generated<boolean>;
    isOn: Generated<boolean>;
    hour: Generated<number>;
    keep: Generated<number>;
    places: Json<{ path: string; isOn: boolean }[]>;
    lockSalt: string | null;
    lockPublicKey: string | null;
    passphraseSetAt: NullableInstant;
    passphraseSetBy: string | null;
    since: DefaultInstant;
    toldAt: NullableInstant;
  };
  backups: {
    id: Generated<string>;
    kind: 'backup' | 'drill';
    state: Generated<'waiting' | 'running' | 'done' | 'failed'>;
    askedBy: string | null;
    askedAt: Instant;
    begunAt: NullableInstant;
    endedAt: NullableInstant;
    step: 'rows' | 'files' | 'check' | 'copy' | 'drill' | null;
    count: Generated<number>;
    fileName: string | null;
    byteSize: number | null;
    sha256: string | null;
    isEncrypted: Generated<boolean>;
    contents: NullableJson;
    checkedAt: NullableInstant;
    problem: 'full' | 'absent' | 'unwritable' | 'failed' | null;
    detail: string | null;
    drilledId: string | null;
  };
  bankDecisions: {
    id: Generated<string>;
    lineId: string;
    kind: 'matched' | 'recorded' | 'settlement' | 'not_ours' | 'declined';
    paymentId: string | null;
    evidence: NullableJson;
    note: string | null;
    decidedBy: string;
    decidedAt: Instant;
    takenBackAt: NullableInstant;
    takenBackBy: string | null;
    reason: string | null;
    explainedDifference: number | null;
    explanation: string | null;
    explainedBy: string | null;
    explainedAt: NullableInstant;
  };
  bankLines: {
    id: Generated<string>;
    statementId: string;
    lineNumber: number;
    accountKey: string;
    fingerprint: string;
    repeats: string | null;
    bookedOn: Day;
    amount: number;
    description: string;
    journalNumber: string | null;
  };
  bankSettledPayments: {
    paymentId: string;
    decisionId: string;
  };
  bankSettledRefunds: {
    refundId: string;
    decisionId: string;
  };
  bankStatements: {
    id: Generated<string>;
    account: string;
    accountKey: string;
    fileName: string;
    columns: ColumnType<ImportColumn[], string, string>;
    firstDay: Day;
    lastDay: Day;
    lineCount: number;
    createdBy: string;
    createdAt: Instant;
    dayOrder: 'day_first' | 'month_first' | null;
  };
  cardAttempts: {
    paymentId: string;
    rounds: Generated<number>;
    timesAsked: Generated<number>;
    lastAskedAt: NullableInstant;
    nextAskAt: NullableInstant;
    gatewayWords: string | null;
    doubt: 'silent' | 'different' | 'withdrawn' | null;
  };
  cardRefunds: {
    id: Generated<string>;
    paymentId: string;
    call: 'cancel' | 'refund';
    state: Generated<'requested' | 'unknown' | 'done' | 'refused'>;
    reason: string;
    requestedAt: Instant;
    requestedBy: string | null;
    rounds: Generated<number>;
    answeredAt: NullableInstant;
    bankReference: string | null;
    bankWords: string | null;
  };
  cashClosings: {
    id: Generated<string>;
    day: Day;
    currency: string;
    booked: number;
    opening: number;
    counted: number;
    notes: NullableJson;
    people: Json<{ userId: string | null; received: number; returned: number }[]>;
    remark: string | null;
    closedBy: string;
    closedAt: Instant;
  };
  certificateCounters: {
    kind: 'member' | 'donation' | 'pit';
    year: number;
    value: number;
  };
  certificateEntries: {
    certificateId: string;
    receiptId: string;
  };
  certificateMailingPeople: {
    mailingId: string;
    personId: string;
  };
  certificateMailings: {
    id: Generated<string>;
    kind: 'member' | 'donation' | 'pit';
    year: number;
    state: 'running' | 'stopped' | 'done';
    total: number;
    unreachable: number;
    createdAt: Instant;
    createdBy: string;
    endedAt: NullableInstant;
  };
  certificateRuns: {
    id: Generated<string>;
    kind: 'member' | 'donation' | 'pit';
    year: number;
    state: 'running' | 'stopped' | 'done';
    total: number;
    done: Generated<number>;
    failed: Generated<number>;
    lastPersonId: string | null;
    createdAt: Instant;
    createdBy: string;
    endedAt: NullableInstant;
  };
  certificates: {
    id: Generated<string>;
    certificateNumber: string;
    kind: 'member' | 'donation' | 'pit';
    year: number;
    position: number;
    personId: string;
    issuedOn: Day;
    snapshot: string;
    previousHash: string;
    hash: string;
    verificationCode: string;
    voidedAt: NullableInstant;
    voidReason: string | null;
    replacedBy: string | null;
    createdAt: Instant;
    createdBy: string | null;
    seal: string;
  };
  clockMarks: {
    isOnly: Generated<boolean>;
    seenAt: Instant;
    tidyAfter: NullableInstant;
    trustedEntry: Generated<number>;
  };
  countries: {
    id: Generated<string>;
    name: string;
    isoCode: string;
    dialCode: string;
    currency: string;
    isActive: Generated<boolean>;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
  };
  coverages: {
    id: Generated<string>;
    memberId: string;
    fromDay: Day;
    toDay: Day | null;
    source: 'fee' | 'waiver' | 'import';
    feeId: string | null;
    importId: string | null;
    createdAt: DefaultInstant;
  };
  dedications: {
    donationId: string;
    offering: string;
    names: Json<{ name: string; living: boolean }[]>;
    readOn: Day | null;
    ritualId: string | null;
    ritualDayId: string | null;
    series: Generated<'once' | 'seven_weeks' | 'monthly' | 'yearly'>;
    startsOn: Day | null;
    times: number | null;
    notify: 'email' | 'sms' | 'any' | null;
  };
  differentPeople: {
    firstId: string;
    secondId: string;
    saidBy: string;
    saidAt: Instant;
  };
  documentGrants: {
    tokenHash: string;
    purpose: 'link' | 'download';
    kind: 'receipt' | 'member' | 'donation' | 'pit';
    personId: string | null;
    year: number | null;
    receiptId: string | null;
    downloadsLeft: number;
    createdAt: Instant;
    expiresAt: Instant;
  };
  documentRequests: {
    id: Generated<string>;
    kind: 'member' | 'donation' | 'pit';
    year: number;
    personId: string | null;
    codeHash: string | null;
    triesLeft: Generated<number>;
    createdAt: Instant;
    expiresAt: Instant;
  };
  donationPurposes: {
    id: Generated<string>;
    name: string;
    description: Generated<string>;
    isTaxDeductible: Generated<boolean>;
    targetAmount: number | null;
    startsOn: Day | null;
    endsOn: Day | null;
    isActive: Generated<boolean>;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
    minimumAmount: Generated<number>;
    unitAmount: number | null;
    unitName: string | null;
    unitPlural: string | null;
    suggestedAmounts: Generated<number[]>;
    nameDzongkha: string | null;
    descriptionDzongkha: string | null;
    unitDzongkha: string | null;
  };
  donations: {
    id: Generated<string>;
    donationNumber: string;
    donorType: 'member' | 'non_member' | 'anonymous';
    memberId: string | null;
    personId: string | null;
    donorName: string;
    donorNameKey: GeneratedAlways<string>;
    identityType: 'cid' | 'passport' | 'other' | null;
    identityNumber: string | null;
    phone: string | null;
    email: string | null;
    countryId: string | null;
    address: string | null;
    purposeId: string;
    amount: number;
    currency: string;
    donatedOn: Day;
    message: string | null;
    isAnonymous: Generated<boolean>;
    reference: string;
    channel: 'public' | 'member' | 'staff' | 'import';
    paymentStatus: Generated<'unpaid' | 'processing' | 'pending' | 'paid' | 'rejected' | 'failed' | 'cancelled' | 'reversed'>;
    amountPaid: Generated<number>;
    decidingPaymentId: string | null;
    importId: string | null;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
    pledgeId: string | null;
  };
  donorNameCounts: {
    donorNameKey: string;
    isRemoved: boolean;
    shard: number;
    rowCount: number;
  };
  dueCounts: {
    due: 'fee' | 'donation';
    paymentStatus: string;
    shard: number;
    rowCount: number;
  };
  failedSignIns: {
    userId: string | null;
    method: 'password' | 'code' | 'recovery_code';
    network: string;
    day: Day;
    tries: number;
    lastAt: Instant;
  };
  familyLinks: {
    id: Generated<string>;
    keeperId: string;
    memberId: string | null;
    askedCode: string;
    relation: 'parent' | 'child' | 'spouse' | 'sibling' | 'other';
    state: 'asked' | 'accepted' | 'declined' | 'ended';
    askedBy: 'member' | 'staff';
    consent: 'own' | 'guardian' | 'paper' | null;
    note: string | null;
    answerHash: string | null;
    answerUntil: NullableInstant;
    askedAt: Instant;
    askedUser: string | null;
    answeredAt: NullableInstant;
    answeredUser: string | null;
    endedAt: NullableInstant;
    endedUser: string | null;
  };
  files: {
    id: Generated<string>;
    kind: string;
    mediaType: string;
    byteSize: number;
    sha256: string;
    createdBy: string | null;
    createdAt: DefaultInstant;
  };
  gatewayEvents: {
    id: GeneratedAlways<number>;
    paymentId: string;
    source: 'return' | 'enquiry';
    outcome: 'paid' | 'failed' | 'cancelled' | 'absent' | 'unknown';
    message: Json<Record<string, string>>;
    fingerprint: string;
    receivedAt: Instant;
  };
  gewogs: {
    dzongkhag: Dzongkhag;
    name: string;
  };
  guardedChanges: {
    id: Generated<string>;
    what: 'bank_accounts' | 'senders' | 'second_person' | 'signatory';
    changedAt: Instant;
    changedBy: string;
  };
  idempotencyKeys: {
    scope: string;
    key: string;
    requestHash: string;
    status: number;
    response: NullableJson;
    createdAt: Instant;
  };
  importRejections: {
    importId: string;
    rowNumber: number;
    cells: Json<string[]>;
    reason: string;
  };
  imports: {
    id: Generated<string>;
    target: ImportTarget;
    fileName: string;
    fileId: string | null;
    sha256: string;
    state: 'previewed' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';
    headingRow: number;
    columns: ColumnType<ImportColumn[], string, string>;
    onError: Generated<'skip' | 'abort'>;
    rowCount: number;
    rowsDone: Generated<number>;
    createdCount: Generated<number>;
    rejectedCount: Generated<number>;
    error: string | null;
    createdBy: string;
    createdAt: Instant;
    startedAt: NullableInstant;
    finishedAt: NullableInstant;
    undoUntil: NullableInstant;
    warnedOf: string | null;
  };
  jobs: {
    id: Generated<string>;
    kind: string;
    payload: Json<Loose>;
    uniqueKey: string | null;
    runAt: Instant;
    attempts: Generated<number>;
    maxAttempts: Generated<number>;
    lockedUntil: NullableInstant;
    lastError: string | null;
    finishedAt: NullableInstant;
    failedAt: NullableInstant;
    createdAt: Instant;
    isBulk: Generated<boolean>;
    heldBy: string | null;
  };
  jointPaymentItems: {
    id: Generated<string>;
    jointPaymentId: string;
    position: number;
    feeId: string | null;
    donationId: string | null;
    amount: number;
  };
  jointPayments: {
    id: Generated<string>;
    reference: string;
    payerId: string | null;
    amount: number;
    currency: string;
    channel: 'public' | 'member' | 'staff';
    createdBy: string | null;
    createdAt: Instant;
    updatedAt: Instant;
  };
  knownDevices: {
    userId: string;
    deviceHash: string;
    lastSeenAt: Instant;
  };
  ledgerEntries: {
    postingId: string;
    account: 'cash' | 'cheque' | 'bank_deposit' | 'mobile_transfer' | 'card' | 'membership_fees' | 'donations' | 'held_for_refund' | 'simulated_card' | 'simulated';
    amount: number;
  };
  ledgerPostings: {
    id: Generated<string>;
    paymentId: string;
    kind: 'settle' | 'reverse';
    head: 'membership_fees' | 'donations' | 'held_for_refund' | 'simulated';
    method: PaymentMethod;
    currency: string;
    day: Day;
    postedAt: Instant;
    postedBy: string | null;
    seal: GeneratedAlways<string>;
  };
  ledgerSums: {
    grain: 'day' | 'month';
    period: Day;
    head: 'membership_fees' | 'donations' | 'held_for_refund' | 'simulated';
    due: 'fee' | 'donation';
    aboutId: string;
    method: string;
    currency: string;
    shard: number;
    settled: number;
    reversed: number;
    amount: number;
  };
  ledgerTotals: {
    grain: 'day' | 'month' | 'year';
    period: Day;
    head: string;
    due: string;
    method: string;
    currency: string;
    shard: number;
    settled: number;
    reversed: number;
    amount: number;
  };
  mailSenders: {
    server: string;
    seenAt: Instant;
  };
  memberCards: {
    id: Generated<string>;
    verificationCode: string;
    memberId: string;
    createdAt: Instant;
  };
  memberDocuments: {
    id: Generated<string>;
    memberId: string;
    fileId: string;
    title: string;
    createdBy: string;
    createdAt: Instant;
  };
  memberListEntries: {
    listId: string;
    memberId: string;
    addedAt: Instant;
  };
  memberLists: {
    id: Generated<string>;
    name: string;
    createdAt: Instant;
  };
  memberMailingLetters: {
    mailingId: string;
    memberId: string;
  };
  memberMailingPeople: {
    mailingId: string;
    memberId: string;
  };
  memberMailings: {
    id: Generated<string>;
    subject: string;
    body: string;
    filters: Json<Loose>;
    state: 'running' | 'stopped' | 'done';
    total: number;
    unreachable: number;
    optedOut: number;
    createdAt: Instant;
    createdBy: string;
    endedAt: NullableInstant;
    sms: string | null;
    letter: string | null;
    letters: Generated<number>;
  };
  memberMerges: {
    id: Generated<string>;
    keptMemberId: string;
    mergedMemberId: string;
    undo: Json<Loose>;
    createdBy: string | null;
    createdAt: Instant;
    undoUntil: Instant;
    undoneAt: NullableInstant;
  };
  memberNameCounts: {
    personNameKey: string;
    isRemoved: boolean;
    importId: string | null;
    shard: number;
    rowCount: number;
  };
  memberNotes: {
    id: Generated<string>;
    memberId: string;
    authorId: string;
    text: string;
    createdAt: Instant;
  };
  memberPlaceCounts: {
    isRemoved: boolean;
    personCountryId: string | null;
    personDzongkhag: string | null;
    importId: string | null;
    shard: number;
    rowCount: number;
  };
  memberStandingCounts: {
    isRemoved: boolean;
    endReason: string | null;
    isLifetime: boolean;
    paidUntil: Day | null;
    graceUntil: Day | null;
    membershipTypeId: string;
    shard: number;
    rowCount: number;
    withoutPhone: number;
  };
  membershipFees: {
    id: Generated<string>;
    feeNumber: string;
    memberId: string;
    kind: 'registration' | 'renewal';
    membershipTypeId: string;
    paymentFrequencyId: string;
    periods: Generated<number>;
    periodFrom: Day;
    periodTo: Day | null;
    amount: number;
    currency: string;
    status: Generated<'open' | 'paid' | 'waived' | 'cancelled'>;
    reference: string;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
    paymentStatus: Generated<'unpaid' | 'processing' | 'pending' | 'paid' | 'rejected' | 'failed' | 'cancelled' | 'reversed'>;
    amountPaid: Generated<number>;
    decidingPaymentId: string | null;
    importId: string | null;
    wantsAccount: Generated<boolean>;
  };
  membershipRenewals: {
    id: Generated<string>;
    memberId: string;
    feeId: string;
    channel: 'public' | 'member' | 'staff' | 'import';
    status: Generated<'proposed' | 'confirmed' | 'cancelled'>;
    previousTypeId: string | null;
    previousFrequencyId: string | null;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
    termsFrom: string | null;
    termsAt: DefaultInstant;
  };
  membershipTypeFees: {
    membershipTypeId: string;
    paymentFrequencyId: string;
    currency: string;
    amount: number;
  };
  membershipTypes: {
    id: Generated<string>;
    name: string;
    code: string;
    description: Generated<string>;
    registrationFee: Generated<number>;
    registrationFeeCurrency: Generated<string>;
    graceDays: Generated<number>;
    renewalWindowDays: Generated<number>;
    isTaxDeductible: Generated<boolean>;
    isActive: Generated<boolean>;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
    nameDzongkha: string | null;
  };
  migration: {
    name: string;
    checksum: string;
    appliedAt: DefaultInstant;
  };
  numberCounters: {
    name: 'membership_code' | 'fee_number' | 'donation_number' | 'pledge_number';
    value: number;
  };
  outboxMessages: {
    id: Generated<string>;
    kind: string;
    recipient: string;
    subject: string;
    body: string;
    status: Generated<'queued' | 'sent' | 'failed' | 'kept'>;
    attempts: Generated<number>;
    lastError: string | null;
    sentAt: NullableInstant;
    createdAt: Instant;
    receiptId: string | null;
    certificateId: string | null;
    mailingId: string | null;
    requestedBy: string | null;
    channel: Generated<'email' | 'sms'>;
    memberId: string | null;
    memberMailingId: string | null;
    waitsForDaytime: Generated<boolean>;
    termEnd: Day | null;
    pledgeId: string | null;
  };
  ownWords: {
    language: string;
    word: string;
    english: string;
    text: string;
    approvedBy: string | null;
    approvedAt: NullableInstant;
    changedAt: Instant;
  };
  paperRenderings: {
    paperId: string;
    state: 'valid' | 'duplicate' | 'void' | 'replaced';
    fileId: string;
    createdAt: Instant;
  };
  passkeys: {
    id: Generated<string>;
    userId: string;
    name: string;
    credentialId: string;
    publicKey: string;
    counter: number;
    transports: string[];
    createdAt: Instant;
    lastUsedAt: NullableInstant;
  };
  passwordLinks: {
    tokenHash: string;
    userId: string;
    purpose: 'reset' | 'invitation';
    createdAt: Instant;
    expiresAt: Instant;
    usedAt: NullableInstant;
  };
  paymentFrequencies: {
    id: Generated<string>;
    name: string;
    months: number;
    isActive: Generated<boolean>;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
    nameDzongkha: string | null;
  };
  paymentViewers: {
    paymentId: string;
    userId: string;
    seenAt: Instant;
  };
  payments: {
    id: Generated<string>;
    feeId: string | null;
    donationId: string | null;
    method: 'cash' | 'cheque' | 'bank_deposit' | 'mobile_transfer' | 'card';
    amount: number;
    currency: string;
    status: 'processing' | 'pending' | 'paid' | 'rejected' | 'failed' | 'cancelled' | 'reversed';
    bank: string | null;
    journalNumber: string | null;
    journalKey: string | null;
    paidOn: Day;
    slipFileId: string | null;
    slipSha256: string | null;
    gateway: string | null;
    gatewayOrderId: string | null;
    gatewayReference: string | null;
    submittedAt: Instant;
    submittedBy: string | null;
    verifiedAt: NullableInstant;
    verifiedBy: string | null;
    reason: string | null;
    reversedAt: NullableInstant;
    reversedBy: string | null;
    isSurplus: Generated<boolean>;
    splitOf: string | null;
    importId: string | null;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
    remarks: string | null;
    isSimulated: GeneratedAlways<boolean>;
    jointPaymentId: string | null;
  };
  pendingPaymentCounts: {
    due: 'fee' | 'donation';
    currency: string;
    shard: number;
    rowCount: number;
    amount: number;
  };
  people: {
    id: Generated<string>;
    name: string;
    nameKey: GeneratedAlways<string>;
    nameWords: GeneratedAlways<string>;
    nameDzongkha: string | null;
    gender: 'male' | 'female' | 'other' | null;
    dateOfBirth: Day | null;
    identityType: 'cid' | 'passport' | 'other' | null;
    identityNumber: string | null;
    taxpayerNumber: string | null;
    phone: string | null;
    email: string | null;
    countryId: string | null;
    dzongkhag: Dzongkhag | null;
    gewog: string | null;
    village: string | null;
    houseNumber: string | null;
    thramNumber: string | null;
    address: string | null;
    occupation: string | null;
    photoFileId: string | null;
    mergedInto: string | null;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
    importId: string | null;
    erasedAt: NullableInstant;
    isContactClaimed: Generated<boolean>;
  };
  permissions: {
    id: Generated<string>;
    action: 'manage' | 'read' | 'create' | 'update' | 'export';
    subject: 'all' | 'Dashboard' | 'Master' | 'Member' | 'Donation' | 'User' | 'Role' | 'Password' | 'Report' | 'Audit' | 'MemberProfile' | 'Ritual';
    name: string;
    description: string;
  };
  personClaims: {
    id: Generated<string>;
    personId: string;
    memberId: string | null;
    donationId: string | null;
    details: Json<Record<string, string>>;
    createdAt: Instant;
    decidedAt: NullableInstant;
    decidedBy: string | null;
    accepted: string[] | null;
    requestedBy: string | null;
  };
  pledgePayers: {
    id: Generated<string>;
    pledgeId: string;
    payerKey: string;
    payerText: string;
    amount: number;
    currency: string;
    learntBy: string;
    learntAt: Instant;
  };
  pledgeReminders: {
    pledgeId: string;
    dueOn: Day;
    number: number;
    createdAt: Instant;
  };
  pledgeVersions: {
    pledgeId: string;
    fromDay: Day;
    amount: number;
    rhythm: 'monthly' | 'quarterly' | 'yearly' | 'total';
    dayOfMonth: number;
    isPaused: Generated<boolean>;
  };
  pledges: {
    id: Generated<string>;
    pledgeNumber: string;
    donorType: 'member' | 'non_member';
    memberId: string | null;
    personId: string | null;
    donorName: string;
    donorNameKey: GeneratedAlways<string>;
    identityType: 'cid' | 'passport' | 'other' | null;
    identityNumber: string | null;
    phone: string | null;
    email: string | null;
    countryId: string | null;
    address: string | null;
    purposeId: string;
    dedication: NullableJson;
    amount: number;
    rhythm: 'monthly' | 'quarterly' | 'yearly' | 'total';
    dayOfMonth: number;
    currency: string;
    startsOn: Day;
    endsOn: Day | null;
    times: number | null;
    state: Generated<'active' | 'paused' | 'ended'>;
    stateSince: Day | null;
    lastDueOn: Day | null;
    pledgedInAll: number | null;
    remind: Generated<boolean>;
    channel: 'public' | 'member' | 'staff' | 'import';
    importId: string | null;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
  };
  purposeDonorCounts: {
    purposeId: string;
    shard: number;
    donors: number;
  };
  purposeDonors: {
    purposeId: string;
    donorId: string;
    donations: number;
  };
  purposeSums: {
    purposeId: string;
    currency: string;
    shard: number;
    amount: number;
  };
  receiptCounters: {
    series: 'issued' | 'history' | 'simulated';
    year: number;
    value: number;
    daysRiseFrom: Generated<number>;
  };
  receipts: {
    id: Generated<string>;
    receiptNumber: string;
    series: 'issued' | 'history' | 'simulated';
    year: number;
    position: number;
    paymentId: string;
    issuedOn: Day;
    snapshot: string;
    previousHash: string;
    hash: string;
    verificationCode: string;
    checkCode: string;
    voidedAt: NullableInstant;
    voidReason: string | null;
    replacedBy: string | null;
    createdAt: Instant;
    seal: GeneratedAlways<string>;
  };
  recoveryCodes: {
    codeHash: string;
    userId: string;
    createdAt: Instant;
    usedAt: NullableInstant;
  };
  refreshTokens: {
    tokenHash: string;
    sessionId: string;
    successorHash: string | null;
    createdAt: Instant;
    usedAt: NullableInstant;
    expiresAt: Instant;
  };
  reminders: {
    memberId: string;
    termEnd: Day;
    reminder: string;
    createdAt: Instant;
  };
  requestCounts: {
    network: string;
    minute: Instant;
    count: number;
  };
  ritualDayCounts: {
    ritualDayId: string;
    living: boolean;
    standing: string;
    isRead: boolean;
    isLate: boolean;
    shard: number;
    rowCount: number;
  };
  ritualDays: {
    id: Generated<string>;
    ritualId: string;
    date: Day;
    lunarLabel: string | null;
    mark: Generated<'plain' | 'comes_twice' | 'left_out' | 'second_month' | 'no_such_day'>;
    choices: Json<{ date: Day; lunarLabel: string }[]>;
    proposedDate: Day | null;
    state: 'computed' | 'confirmed' | 'read' | 'cancelled';
    closesAt: Instant;
    reason: string | null;
    movedFrom: Day | null;
    movedTo: Day | null;
    note: string | null;
    readBy: string | null;
    readAt: NullableInstant;
    toldAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
  };
  ritualEntries: {
    id: Generated<string>;
    ritualId: string;
    ritualDayId: string | null;
    donationId: string | null;
    nameNumber: number | null;
    turn: Generated<number>;
    weekDay: number | null;
    name: string;
    nameKey: GeneratedAlways<string>;
    living: boolean;
    givenName: string | null;
    givenLiving: boolean | null;
    offering: string | null;
    sortOrder: Generated<number>;
    paymentStatus: string | null;
    isLate: Generated<boolean>;
    writtenBy: string | null;
    corrects: string | null;
    cancelledDayId: string | null;
    readAt: NullableInstant;
    readBy: string | null;
    removedAt: NullableInstant;
    eraseOn: Day | null;
    version: Generated<number>;
    createdAt: DefaultInstant;
    standing: GeneratedAlways<string>;
  };
  ritualPurposes: {
    ritualId: string;
    purposeId: string;
    place: number;
  };
  rituals: {
    id: Generated<string>;
    name: string;
    nameDzongkha: string | null;
    description: Generated<string>;
    descriptionDzongkha: string | null;
    rhythm: Json<RitualRhythm>;
    closingDays: Generated<number>;
    closingHour: Generated<number>;
    isPublic: Generated<boolean>;
    includeUnverified: Generated<boolean>;
    materials: Json<RitualMaterial[]>;
    isActive: Generated<boolean>;
    shipped: 'prayers' | 'deceased' | null;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
  };
  rolePermissions: {
    roleId: string;
    permissionId: string;
  };
  roles: {
    id: Generated<string>;
    name: string;
    description: Generated<string>;
    roleType: 'admin' | 'user';
    isSystem: Generated<boolean>;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
    requiresSecondFactor: Generated<boolean>;
    secondFactorEachTime: Generated<boolean>;
  };
  savedViews: {
    id: Generated<string>;
    userId: string;
    list: string;
    name: string;
    filters: Json<Record<string, string>>;
    createdAt: Instant;
  };
  serverSecrets: {
    name: string;
    value: string;
    createdAt: DefaultInstant;
  };
  sessions: {
    id: Generated<string>;
    userId: string;
    authVersion: number;
    address: string | null;
    userAgent: string | null;
    createdAt: Instant;
    expiresAt: Instant;
    endedAt: NullableInstant;
    endReason: string | null;
    lastSeenAt: NullableInstant;
    trustedDeviceId: string | null;
  };
  settings: {
    key: string;
    value: Json<Loose>;
    updatedAt: DefaultInstant;
  };
  signInChallenges: {
    tokenHash: string;
    purpose: 'sign_in' | 'add_passkey';
    userId: string | null;
    authVersion: number | null;
    passkeyChallenge: string | null;
    triesLeft: number;
    createdAt: Instant;
    expiresAt: Instant;
  };
  stepUpProofs: {
    tokenHash: string;
    sessionId: string;
    createdAt: Instant;
    expiresAt: Instant;
  };
  throttleCounters: {
    key: string;
    windowStart: Instant;
    count: number;
  };
  trustedDevices: {
    id: Generated<string>;
    userId: string;
    tokenHash: string;
    authVersion: number;
    address: string | null;
    userAgent: string | null;
    createdAt: Instant;
    lastUsedAt: Instant;
    expiresAt: Instant;
  };
  users: {
    id: Generated<string>;
    name: string;
    email: string | null;
    phone: string | null;
    photoFileId: string | null;
    roleId: string;
    status: Generated<'active' | 'disabled'>;
    memberId: string | null;
    passwordHash: string | null;
    mustChangePassword: Generated<boolean>;
    authVersion: Generated<number>;
    lastLoginAt: NullableInstant;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
  };
  members: RowTypes['allMembers'];
}
