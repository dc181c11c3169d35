import { audit, certificates, memberPapers, members } from '@kathok/contract';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const paperQueries = {
  certificate: (id: string) => query(certificates.get, { params: { id } }),
  ofMember: (id: string) => query(memberPapers.list, { params: { id } }),
};

const whole = [memberPapers.list, members.timeline, certificates.get, certificates.list, audit.list];

export const useIssueCertificate = () => useEndpointMutation(certificates.issue, { refresh: whole });
export const useReissueCertificate = () => useEndpointMutation(certificates.reissue, { refresh: whole });
export const useVoidCertificate = () => useEndpointMutation(certificates.void, { refresh: whole });
