import { contract, type Endpoint } from '@kathok/contract';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { sampleDonation } from '../testing/donation-samples.ts';
import { sampleMember, shippedIds } from '../testing/register-samples.ts';
import { startAppForFile } from '../testing/office.ts';

/** The calls that the specification names, with exactly these methods and paths. */
const specified = [
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/password-reset',
  'GET /users',
  'GET /users/all',
  'GET /users/users-with-roles',
  'GET /users/{id}',
  'POST /users',
  'PATCH /users/{id}',
  'DELETE /users/{id}',
  'POST /users/{id}/change-password',
  'GET /roles',
  'GET /roles/{id}',
  'POST /roles',
  'PATCH /roles/{id}',
  'GET /roles/{id}/users',
  'GET /permissions',
  'GET /permissions/all',
  ...['/countries', '/membership-types', '/payment-frequencies'].flatMap(masterData),
  'GET /member',
  'GET /member/all',
  'GET /member/{id}',
  'POST /member',
  'POST /member/register',
  'PATCH /member/{id}',
  'DELETE /member/{id}',
  'GET /member/get-new-member-code',
  'POST /member/bulk-upload-members',
  'GET /membershipFee',
  'GET /membershipFee/all',
  'GET /membershipFee/pending-list',
  'GET /membershipFee/{id}',
  'GET /membershipFee/get-membership-fee/{memberId}',
  'POST /membershipFee/',
  'PATCH /membershipFee/{id}',
  'DELETE /membershipFee/{id}',
  'POST /membershipFee/create-membership-fee-on-registration',
  'POST /membershipFee/bulk-upload-payments',
  'GET /membershipRenewal',
  'GET /membershipRenewal/{id}',
  'POST /membershipRenewal',
  'PATCH /membershipRenewal/{id}',
  'DELETE /membershipRenewal/{id}',
  'GET /membershipRenewal/get-membership-renewal/{memberId}',
  'PATCH /membershipRenewal/{id}/update-payment',
  'GET /donations',
  'GET /donations/all',
  'GET /donations/pending-list',
  'GET /donations/{id}',
  'GET /donations/get-memberShip-donation/{memberId}',
  'POST /donations',
  'PATCH /donations/{id}',
  'DELETE /donations/{id}',
  'POST /donations/mobile-transfer',
  'PATCH /donations/{id}/update-donation-payment',
  'POST /donations/bulk-upload-payments',
  'POST /donations/create-worldline-donation',
  'GET /member/member-individual-search/{text}',
  'GET /member/get-total-member-by-membershipType',
  'GET /member/pending-list-total',
  'GET /member/active-list-total',
  'GET /member/inactive-list-total',
  'GET /member/get-total-member-by-country',
  'GET /member/my-total',
];
/** Added to them. */
const added = [
  'POST /auth/forgot-password',
  'POST /auth/password-link',
  'POST /auth/reset-password',
  'GET /auth/me',
  'POST /auth/login/finish',
  'POST /auth/passkey-options',
  'GET /auth/sign-in-methods',
  'POST /auth/sign-in-methods/authenticator',
  'POST /auth/sign-in-methods/authenticator/confirm',
  'POST /auth/sign-in-methods/authenticator/remove',
  'POST /auth/sign-in-methods/recovery-codes',
  'POST /auth/sign-in-methods/passkey-options',
  'POST /auth/sign-in-methods/passkeys',
  'PATCH /auth/sign-in-methods/passkeys/{id}',
  'POST /auth/sign-in-methods/passkeys/{id}/remove',
  'GET /auth/devices',
  'DELETE /auth/devices/{id}',
  'POST /auth/devices/sign-out-others',
  'POST /users/{id}/reset-second-factor',
  'DELETE /roles/{id}',
  'GET /settings/public',
  'GET /settings',
  'PATCH /settings',
  'PUT /settings/logo',
  'DELETE /settings/logo',
  'GET /settings/signature',
  'PUT /settings/signature',
  'DELETE /settings/signature',
  'GET /saved-views',
  'POST /saved-views',
  'PATCH /saved-views/{id}',
  'DELETE /saved-views/{id}',
  'GET /audit',
  'GET /notifications/outbox',
  'GET /notifications/templates',
  'PUT /notifications/templates',
  'POST /notifications/templates/reset',
  'POST /notifications/templates/preview',
  'POST /notifications/test',
  'GET /notifications/test/{id}',
  'GET /notifications/ways',
  'GET /notifications/upcoming',
  'GET /notifications/upcoming/members',
  'GET /notifications/mailings/report',
  'GET /notifications/mailings',
  'POST /notifications/mailings',
  'POST /notifications/mailings/{id}/stop',
  'PUT /member/{id}/messages',
  'POST /member/unsubscribe',
  'GET /health',
  'GET /ready',
  ...masterData('/donation-purposes'),
  'POST /member/lookup',
  'GET /member/counts',
  'GET /member/duplicates',
  'POST /member/similar',
  'POST /member/{id}/merge',
  'POST /member/merges/{id}/undo',
  'POST /member/{id}/restore',
  'POST /users/{id}/restore',
  'GET /member/{id}/timeline',
  'GET /member/{id}/photo',
  'PUT /member/{id}/photo',
  'DELETE /member/{id}/photo',
  'GET /member/{id}/documents',
  'POST /member/{id}/documents',
  'GET /member/documents/{id}',
  'DELETE /member/documents/{id}',
  'GET /member/{id}/notes',
  'POST /member/{id}/notes',
  'DELETE /member/notes/{id}',
  'GET /member/{id}/change-requests',
  'POST /member/{id}/change-requests',
  'DELETE /member/{id}/change-requests',
  'GET /member/{id}/account',
  'POST /member/{id}/account',
  'POST /member/accounts',
  'GET /places/{dzongkhag}',
  'POST /membershipFee/{id}/mobile-transfer',
  'PATCH /membershipFee/{id}/update-payment',
  'POST /membershipFee/{id}/reverse',
  'POST /donations/{id}/reverse',
  'GET /donations/dedications',
  'GET /donations/campaigns',
  'GET /payments/{id}/slip',
  'POST /payments/{id}/looking',
  'POST /payments/find',
  'GET /payments/totals',
  'GET /payments/waiting',
  'GET /payments/received',
  'GET /dashboard',
  'POST /membershipFee/{id}/worldline',
  'POST /payments/worldline/return',
  'POST /payments/rma/return',
  'GET /payments/{transactionId}',
  'POST /payments/{id}/enquire',
  'POST /payments/{id}/close',
  'GET /payments/unresolved',
  'GET /reconciliation',
  'POST /reconciliation/statements',
  'GET /reconciliation/statements/{id}',
  'GET /reconciliation/statements/{id}/lines',
  'GET /reconciliation/statements/{id}/decisions',
  'POST /reconciliation/statements/{id}/approve',
  'POST /reconciliation/lines/{id}/match',
  'POST /reconciliation/lines/{id}/decline',
  'POST /reconciliation/lines/{id}/set-aside',
  'POST /reconciliation/lines/{id}/donation',
  'POST /reconciliation/lines/{id}/assign',
  'GET /reconciliation/lines/{id}/settlement',
  'POST /reconciliation/lines/{id}/settlement',
  'POST /reconciliation/decisions/{id}/take-back',
  'GET /reports/members',
  'GET /reports/fees',
  'GET /reports/donations',
  'GET /reports/fees/entries',
  'GET /reports/donations/entries',
  'GET /reports/members/export',
  'GET /reports/fees/export',
  'GET /reports/donations/export',
  'GET /reports/lists/{name}',
  'GET /reports/lists/{name}/export',
  'GET /reports/regulator/{year}',
  'GET /receipts/{receipt}',
  'GET /receipts/{receipt}.pdf',
  'POST /receipts/{id}/void',
  'GET /certificates',
  'POST /certificates',
  'POST /certificates/request',
  'GET /certificates/requests/{id}/sample-code',
  'POST /certificates/redeem',
  'GET /certificates/document',
  'GET /certificates/{id}',
  'GET /certificates/{id}.pdf',
  'POST /certificates/{id}/reissue',
  'GET /verify/{code}',
  'POST /verify',
  'GET /donations/tax-report/{kind}/{identifier}/{year}',
  'GET /member/{id}/card.pdf',
  'GET /member/cards.pdf',
  'GET /donations/dedications.pdf',
  'GET /donations/{id}/letter.pdf',
  'GET /imports',
  'GET /imports/{id}',
  'GET /imports/{id}/errors.xlsx',
  'POST /imports/{id}/undo',
  'GET /imports/template/{file}',
  'GET /member/{id}/personal-data',
  'POST /member/{id}/erase',
];

/** For a stranger there is nothing under these, whether it exists or not (`papers.postgres.itest.ts` opens them). */
const hiddenFromStrangers = new Set([
  'GET /certificates/requests/{id}/sample-code',
  'GET /receipts/{receipt}',
  'GET /receipts/{receipt}.pdf',
  'GET /certificates/document',
  'GET /certificates/{id}',
  'GET /certificates/{id}.pdf',
  'GET /verify/{code}',
  'GET /donations/tax-report/{kind}/{identifier}/{year}',
]);

function masterData(path: string): string[] {
  return ['GET', 'POST']
    .map((method) => `${method} ${path}`)
    .concat(`GET ${path}/all`, ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} ${path}/{id}`));
}

/** Records that everybody may ask for: without an answer to refuse, there must be one to be found. */
const records = new Map<string, string>();
const app = await startAppForFile();
const body = { ...sampleMember(await shippedIds(app)), consent: true as const };
const { member, feeId } = await app.call(contract.members.register, { body });
const { transactionId } = await app.call(contract.cardPayments.payFee, { params: { id: feeId } });
const donation = await app.call(contract.donations.create, { body: await sampleDonation(app) });
records.set('/donations/{id}', donation.id);
records.set('/member/{id}', member.id).set('/membershipFee/{id}', feeId);
records.set('/membershipFee/{id}/worldline', feeId).set('/payments/{transactionId}', transactionId);

describe.each([...specified, ...added])('%s', (call) => {
  const [method = '', path = ''] = call.split(' ');

  it('is in the contract and answers', async () => {
    const found = everyEndpoint.filter(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}` === call,
    );
    expect(found).toHaveLength(1);
    const url = `/api${path
      .replace(/\{(id|transactionId)\}/, known(path))
      .replace('{receipt}', 'x')
      .replace('{kind}/{identifier}/{year}', 'member/x/2026')
      .replace('{code}', 'x')
      .replace('{text}', 'x')
      .replace('{dzongkhag}', 'Paro')}`;
    const { statusCode } = await app.inject({ method: method as Endpoint['method'], url });
    const refusal = hiddenFromStrangers.has(call) ? 404 : 401;
    expect([200, 201, 303, refusal, 415, 422]).toContain(statusCode);
  });
});

const known = (path: string) => records.get(path) ?? app.account('Auditor').id;

it('tokens come from signing in and from refreshing, and from nowhere else', () => {
  const givers = everyEndpoint.filter(({ endpoint }) => 'accessToken' in shapeOf(endpoint));
  const { login, finishLogin, refresh } = contract.auth;
  expect(givers.map(({ endpoint }) => endpoint)).toEqual([login, finishLogin, refresh]);
});

function shapeOf({ response }: Endpoint): object {
  return response instanceof z.ZodObject ? response.shape : {};
}
