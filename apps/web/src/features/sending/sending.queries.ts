import {
  certificateMailings,
  certificates,
  type CertificateKind,
  certificateYears,
  paperSending,
  type YearReport,
} from '@kathok/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query, useEndpointMutation } from '../../lib/queries.ts';
import { whileMoving } from '../messages/index.ts';

/** A paper that can be mailed. */
export interface SendablePaper {
  kind: 'receipt' | 'certificate';
  id: string;
  number: string;
}

export const sendingQueries = {
  /** Asked for again every two seconds while certificates are being issued. */
  year: (kind: CertificateKind, year: number) => ({
    ...query(certificateYears.report, { query: { kind, year } }),
    refetchInterval: ({ state }: { state: { data?: YearReport | undefined } }) =>
      state.data?.run?.state === 'running' ? (2000 as const) : false,
  }),
  people: (search: { kind: CertificateKind; year: number }, isMoving: boolean) => ({
    ...query(certificateYears.people, { query: search }),
    placeholderData: keepPreviousData,
    refetchInterval: isMoving ? (2000 as const) : (false as const),
  }),
  mailings: () => ({ ...query(certificateMailings.list, {}), ...whileMoving }),
  deliveries: ({ kind, id }: SendablePaper) =>
    kind === 'receipt'
      ? query(paperSending.receiptDeliveries, { params: { id } })
      : query(paperSending.certificateDeliveries, { params: { id } }),
};

export const useIssueAll = () => useEndpointMutation(certificateYears.issueAll);
export const useStopIssuing = () => useEndpointMutation(certificateYears.stopIssuing);
export const useReissue = () => useEndpointMutation(certificates.reissue);
export const useStartMailing = () => useEndpointMutation(certificateMailings.start);
export const useStopMailing = () => useEndpointMutation(certificateMailings.stop);

export const useSendPaper = ({ kind }: SendablePaper) =>
  useEndpointMutation(kind === 'receipt' ? paperSending.sendReceipt : paperSending.sendCertificate);

const yearPaths: unknown[] = [certificateYears.report.path, certificateYears.people.path];

/** Work beside the requests changes who is issued and sent what: asks again whenever a run or a mailing moves on. */
export function useYearAfterWork(state: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (state === undefined) return;
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => yearPaths.includes(path) });
  }, [client, state]);
}
