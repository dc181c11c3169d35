/**
 * How far the certificate of a person and year is:
 * - `no_identity`: it cannot be issued, because no tax office takes one without a CID or taxpayer number
 * - `not_issued`: it is missing
 * - `changed`: payments of the year have changed since it was issued, so it says what is no longer so
 * - `to_send`, `on_paper`: it is issued, and is to be mailed or printed
 * - `sent`: it was mailed
 * - `failed`: the mail did not arrive
 * - `replaced`: another one was mailed before, and this one stands in its place since
 */
export const certificateStates = [
  'no_identity',
  'not_issued',
  'changed',
  'to_send',
  'on_paper',
  'sent',
  'failed',
  'replaced',
] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Why a certificate is not mailed, or that it is. */
export const certificateWays = ['email', 'no_address', 'doubtful_address', 'deceased'] as const;
export type CertificateWay = (typeof certificateWays)[number];
