import { can, endpoint, ownOr } from '../endpoint.ts';
import { idParams } from '../values/fields.ts';
import { eraseBody, eraseDonorBody } from './erase.schema.ts';
import { kindsAboutPerson, type Records, withRecords } from '../record-kinds.ts';

const records: Records = { reads: kindsAboutPerson, touches: [...kindsAboutPerson, 'Statement'] };

/** What a person may ask of the centre about their data: a copy of all of it, and that it be erased. */
export const privacy = withRecords(records, {
  download: endpoint({
    method: 'GET',
    path: '/member/:id/personal-data',
    access: ownOr('export', 'Member'),
    summary: 'Everything held about a member as one ZIP file, streamed; audited',
    params: idParams,
    answersFile: true,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/member/:id/erase',
    access: can('manage', 'Member'),
    summary:
      'Replace who a member is by nothing. Amounts, numbers, receipts and certificates stay. It cannot be undone',
    stepUp: 'always',
    params: idParams,
    body: eraseBody,
  }),
  eraseDonor: endpoint({
    method: 'POST',
    path: '/donations/:id/erase-donor',
    access: can('manage', 'Member'),
    summary:
      'Replace who a donor is by nothing who never was a member, in all donations known to be theirs. It cannot be undone',
    stepUp: 'always',
    params: idParams,
    body: eraseDonorBody,
  }),
});
