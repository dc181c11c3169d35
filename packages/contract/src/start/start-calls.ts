/** What a screen asks of one call, as the client keys its answer. */
interface StartCall {
  path: string;
  input: { query?: Record<string, string | number> };
}

/**
 * What the frame of the office and its first screens ask the server for. The start call answers all of it at once, as far
 * as the caller may ask; whatever is missing here is simply asked for by itself.
 */
export const startCalls: readonly StartCall[] = [
  { path: '/payments/waiting', input: {} },
  { path: '/payments/unresolved', input: { query: { take: 1 } } },
  { path: '/member/claims', input: { query: { take: 1 } } },
  { path: '/payments/card-desk', input: {} },
  { path: '/notifications/ways', input: {} },
  { path: '/backups', input: {} },
  { path: '/settings/guarded-changes', input: {} },
  { path: '/saved-views', input: { query: { list: 'members' } } },
  { path: '/saved-views', input: { query: { list: 'donations' } } },
  { path: '/membership-types/all', input: {} },
  { path: '/payment-frequencies/all', input: {} },
];
