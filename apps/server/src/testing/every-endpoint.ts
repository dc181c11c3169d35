import { contract, type Endpoint } from '@kathok/contract';

export interface NamedEndpoint {
  /** As in `contract`: `users.create`. */
  name: string;
  endpoint: Endpoint;
}

/** All calls there are, for tests that walk over them. */
export const everyEndpoint: NamedEndpoint[] = Object.entries(contract).flatMap(([part, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([call, endpoint]) => ({ name: `${part}.${call}`, endpoint })),
);

/** Whether it can be called without signing in. */
export const isOpenToStrangers = ({ access }: Endpoint): boolean =>
  access === 'public' || (typeof access === 'object' && access.kind === 'open');

/** The endpoints that change something. */
export const everyWrite = everyEndpoint.filter(({ endpoint }) => endpoint.method !== 'GET');
