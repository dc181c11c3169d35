import { approvalWrites } from './approval-writes.ts';
import { cardWrites } from './card-writes.ts';
import { documentWrites } from './document-writes.ts';
import { donationWrites } from './donation-writes.ts';
import { familyWrites } from './family-writes.ts';
import { feeWrites } from './fee-writes.ts';
import { importWrites } from './import-writes.ts';
import { jointWrites } from './joint-writes.ts';
import { memberListWrites } from './member-list-writes.ts';
import { memberWrites } from './member-writes.ts';
import { messageWrites } from './message-writes.ts';
import type { Office, Writes } from './office.ts';
import { pledgeWrites } from './pledge-writes.ts';
import { privacyWrites } from './privacy-writes.ts';
import { reconciliationWrites } from './reconciliation-writes.ts';
import { ritualWrites } from './ritual-writes.ts';
import { settingsWrites } from './settings-writes.ts';
import { signInWrites } from './sign-in-writes.ts';
import { userWrites } from './user-writes.ts';

/** One success of every call that changes something. A new call does not pass the walks without its line in one of these. */
export function everyWriteOf(office: Office): Writes {
  const app = () => office.app;
  return {
    ...userWrites(office),
    ...settingsWrites(office),
    ...memberWrites(office),
    ...memberListWrites(app),
    ...donationWrites(app),
    ...documentWrites(app),
    ...signInWrites(app),
    ...privacyWrites(app),
    ...pledgeWrites(app),
    ...ritualWrites(app),
    ...familyWrites(app),
    ...jointWrites(app),
    ...feeWrites(app),
    ...cardWrites(app),
    ...reconciliationWrites(app),
    ...messageWrites(app),
    ...importWrites(office),
    ...approvalWrites(app),
  };
}

/**
 * Exchanging a token changes nothing about anybody; only its misuse is on record. Reading whose link it is, asking who
 * looks alike, finding a payment, having it open, checking a receipt and trying a passphrase change nothing; a backup
 * that is looked into changes nothing, and one that is brought back brings its own trail, which goes on with it; a sample paper and a sample
 * message are shown and not kept. What is only
 * begun, an authenticator app or a passkey, is on record when it is added.
 */
export const unrecordedWrites = [
  'auth.passkeyOptions',
  'auth.readPasswordLink',
  'auth.refresh',
  'backups.tryPassphrase',
  'restoring.check',
  'restoring.start',
  'documents.verifyNumber',
  'members.similar',
  'memberMailings.preview',
  'messageTemplates.preview',
  'ownSignIn.beginAuthenticator',
  'ownSignIn.beginPasskey',
  'paperPreviews.show',
  'payments.find',
  'payments.looking',
];
