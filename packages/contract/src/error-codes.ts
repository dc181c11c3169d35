/**
 * The stable machine words of problem documents, with the status and title each one has. Without a schema beside them:
 * the thread that reads sheets needs them, and would load zod for every sheet.
 */
export const errorCodes = {
  malformed_request: [400, 'The request could not be read'],
  invalid_token: [400, 'This link is no longer valid'],
  not_signed_in: [401, 'Please sign in'],
  wrong_credentials: [401, 'The user name or password is wrong'],
  session_ended: [401, 'Your session has ended'],
  second_factor_needed: [401, 'A code or a passkey is needed to finish signing in'],
  sign_in_expired: [401, 'Please start signing in again'],
  not_allowed: [403, 'You may not do this'],
  password_change_required: [403, 'Please choose a new password first'],
  second_factor_setup_required: [403, 'Please set up a second step for signing in first'],
  step_up_required: [403, 'Please show once more that it is you'],
  self_approval: [403, 'Someone else has to decide this'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'This address does not take that method'],
  already_exists: [409, 'This already exists'],
  already_registered: [409, 'Already registered'],
  stale_version: [409, 'Someone else changed this in the meantime'],
  in_use: [409, 'This is in use'],
  wrong_state: [409, 'This is no longer possible'],
  registration_closed: [409, 'Registration opens soon'],
  request_running: [409, 'The same request is still running'],
  too_large: [413, 'This is too large'],
  wrong_media_type: [415, 'This kind of content is not accepted'],
  validation_failed: [422, 'Please check these fields'],
  idempotency_mismatch: [422, 'This key was used for another request'],
  rate_limited: [429, 'Too many attempts; please wait a little'],
  proof_required: [429, 'Many people are asking at the moment; please try again later'],
  internal: [500, 'Something went wrong on our side'],
  unavailable: [503, 'The service cannot answer just now'],
  overloaded: [503, 'Too many people at once; please try again in a moment'],
  storage_full: [503, 'Storage is almost full: nothing new can be saved until space is freed'],
  storage_read_only: [503, 'The storage is read-only: nothing new can be saved until it can be written to'],
  clock_wrong: [503, 'The clock of the server is wrong: nothing new can be saved until it is right'],
  file_unavailable: [503, 'This file cannot be opened just now; please try again later'],
  storage_unavailable: [503, 'Files cannot be saved just now; please try again later'],
  card_payments_off: [503, 'Card payments are off'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof errorCodes;
