import { words } from './words.en.ts';

/** Where the list of what waits is. */
export const approvalsPage = '/approvals';

/**
 * The server took a call and did nothing so far: somebody else has to approve. It is no failure, but whatever follows
 * a success must not happen, so it leaves the way of one.
 */
export class WaitsForSecondPerson extends Error {
  readonly approvalId: string;

  constructor(approvalId: string) {
    super(words.message);
    this.name = 'WaitsForSecondPerson';
    this.approvalId = approvalId;
  }
}
