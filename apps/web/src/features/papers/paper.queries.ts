import { certificates, memberPapers } from '@kathok/contract';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const paperQueries = {
  certificate: (id: string) => query(certificates.get, { params: { id } }),
  ofMember: (id: string) => query(memberPapers.list, { params: { id } }),
};

export const useIssueCertificate = () => useEndpointMutation(certificates.issue);
export const useReissueCertificate = () => useEndpointMutation(certificates.reissue);
export const useVoidCertificate = () => useEndpointMutation(certificates.void);
