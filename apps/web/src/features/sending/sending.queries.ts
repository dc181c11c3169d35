import { certificateMailings, certificates, type CertificateKind, paperSending } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';
import { whileMoving } from '../messages/index.ts';

/** A paper that can be mailed. */
export interface SendablePaper {
  kind: 'receipt' | 'certificate';
  id: string;
  number: string;
}

export const sendingQueries = {
  report: (kind: CertificateKind, year: number) =>
    query(certificateMailings.report, { query: { kind, year } }),
  mailings: () => ({ ...query(certificateMailings.list, {}), ...whileMoving }),
  certificates: (search: Record<string, unknown>) => ({
    ...query(certificates.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
  deliveries: ({ kind, id }: SendablePaper) =>
    kind === 'receipt'
      ? query(paperSending.receiptDeliveries, { params: { id } })
      : query(paperSending.certificateDeliveries, { params: { id } }),
};

export const useStartMailing = () => useEndpointMutation(certificateMailings.start);
export const useStopMailing = () => useEndpointMutation(certificateMailings.stop);

export const useSendPaper = ({ kind }: SendablePaper) =>
  useEndpointMutation(kind === 'receipt' ? paperSending.sendReceipt : paperSending.sendCertificate);
