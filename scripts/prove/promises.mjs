const server = 'apps/server/src/';
const inServer = (...files) => files.map((file) => `${server}${file}.itest.ts`);

/** What is promised, the figure that `npm run prove` reaches, and the tests that it takes. */
export const promises = [
  [
    'Money',
    'What was acknowledged is there after the process is killed',
    '1,000 kills while writing, 0 lost, 0 failed starts',
    inServer('db/durability/kill.embedded'),
  ],
  [
    'Money',
    'What was acknowledged is there after the power fails',
    '100 moments of a fixed scenario of money, papers and an import, unsynced bytes kept, lost and torn at 512 B and 4 KiB: 300 disks, 0 lost, 0 unopenable',
    inServer('db/durability/cut-disk.embedded'),
  ],
  [
    'Money',
    'Every commit of the embedded database is on the disk before it is answered',
    'at least one fsync before each of 100 answers, by two witnesses',
    inServer('db/durability/fsync.embedded'),
  ],
  [
    'Money',
    'Whichever step of a call fails, it says so, leaves nothing half done, and ends under the same key as it would have',
    'every writing call × every statement, file, message to the bank and hand-over × ten failures',
    inServer('proofs/failures/every-step-fails-once'),
  ],
  [
    'Money',
    'No payment is counted twice, whatever is repeated or comes in another order',
    '0 doubles of returns delivered up to five times, shuffled',
    inServer('modules/card-payments/deliveries', 'http/idempotency/idempotency'),
  ],
  [
    'Money',
    'One approval, one receipt',
    '200 approve, reject and reverse at once',
    inServer('proofs/races', 'proofs/several-servers.postgres'),
  ],
  [
    'Money',
    'Receipt numbers have neither gaps nor doubles',
    '500 approvals, three in ten rolled back, ten kills: 1…N',
    inServer('proofs/gapless'),
  ],
  [
    'Money',
    'A paper never changes after it was issued',
    'every changed byte of what is sealed is found',
    inServer(
      'verify/tampered-money.postgres',
      'verify/tampered-certificates.postgres',
      'modules/documents/papers-keep-their-words.postgres',
    ),
  ],
  [
    'Money',
    'The ledger balances, and every total is the same everywhere',
    '3,000 random sequences of 40 acts',
    inServer('proofs/model/model', 'modules/dashboard/figures-equal-lists', 'modules/reports/reports-agree'),
  ],
  [
    'Money',
    'Every change says who made it',
    'every writing call of the contract',
    inServer('walks/every-write-is-audited.embedded'),
  ],
  [
    'Money',
    'Only the bank says that a card payment is paid',
    '200 forged or replayed returns, 0 accepted',
    inServer('modules/card-payments/forged-returns.postgres'),
  ],
  [
    'Money',
    'No money disappears between us and the bank',
    'more than 50 ways of the bank to misbehave, all settled in two rounds',
    inServer(
      'modules/card-payments/misbehaviours.postgres',
      'modules/card-payments/what-the-bank-leaves-open',
    ),
  ],
  [
    'Money',
    'Where two people are wanted, nobody decides on what they took part in',
    'every such act × the same and another person',
    inServer('held-acts/second-person', 'modules/payments/second-person.postgres'),
  ],
  [
    'Privacy',
    'A stranger learns nothing about who is a member',
    'the same bytes for those on file and others',
    inServer(
      'modules/members/look-up/guesses.postgres',
      'modules/documents/grants/strangers-learn-nothing.postgres',
    ),
  ],
  [
    'Privacy',
    'A CID stays out of addresses, logs and file names',
    '0 finds',
    inServer('modules/documents/cid-stays-inside.postgres'),
  ],
  [
    'Privacy',
    'Erasing leaves nothing but what the books must keep',
    '0 finds in any table',
    inServer('modules/privacy/erasing/erase', 'modules/privacy/erasing/erase-donor'),
  ],
  [
    'Access',
    'Every call is denied unless it says otherwise',
    'every call × every role',
    inServer('walks/access-matrix.postgres'),
  ],
  [
    'Access',
    'No other way to write an address leads past that',
    'every call × seven methods × nineteen ways to write it',
    inServer('walks/hostile-requests.postgres'),
  ],
  [
    'Access',
    'A right that is taken away is gone with the next request',
    'every kind of change',
    inServer('modules/auth/sessions/instant-effect.postgres'),
  ],
  [
    'Access',
    'Guessing passwords is hopeless, and the owner still gets in',
    'limits of addresses and accounts, together',
    inServer('modules/auth/guessing.postgres', 'modules/auth/login-flood.postgres'),
  ],
  [
    'Access',
    'A stolen session is found',
    'a spent token ends its family',
    inServer('modules/auth/sessions/refresh.both'),
  ],
  [
    'Availability',
    'What a kill leaves is taken up within five seconds of the next start',
    'less than 5 s',
    inServer('modules/imports/running/kill'),
  ],
  ['Availability', 'A stop finishes what was accepted', 'every answer whole', inServer('stop-server')],
  [
    'Availability',
    'A second program on the same data is refused, and says why',
    'of three at once exactly one',
    inServer('db/durability/second-opener.embedded'),
  ],
  [
    'Availability',
    'A backup made while people work brings everything back',
    'every row and file',
    inServer('backup/backup', 'modules/backups/backups', 'modules/restoring/restore-in-place'),
  ],
  [
    'Availability',
    'A migration that is interrupted is completed by the next start',
    '100 kills',
    inServer('db/durability/interrupted-migration.prove.embedded'),
  ],
  [
    'Availability',
    'Data of the first release opens',
    'its folder and its backup',
    inServer('upgrades/first-release', 'upgrades/first-release-folder.postgres'),
  ],
  [
    'Availability',
    'Nothing that is sent ends in a mistake of ours',
    '10,000 requests by the OpenAPI document as every role: 0 × 5xx, every answer by its schema',
    inServer('proofs/fuzz/fuzz'),
  ],
  [
    'Availability',
    'The database may crash under load',
    '30 crashes, 0 acknowledged lost',
    inServer('proofs/crashing-database.postgres'),
  ],
  [
    'Availability',
    'A full disk loses nothing and is got over',
    'a real file system of 300 MB; needs the right to mount',
    [`${server}proofs/full-disk.prove.ts`],
  ],
  [
    'Proofs',
    'Each of these defences fails its test when it is taken out',
    'every bug of the table, those drawn at random three times',
    inServer('proofs/seeded-bugs.prove.embedded'),
  ],
].map(([chapter, promise, figure, files]) => ({ chapter, promise, figure, files }));
