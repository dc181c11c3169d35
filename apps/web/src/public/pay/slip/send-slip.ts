import type { PayerView } from '@kathok/contract';
import { NetworkFailure, readProblem } from '../../../lib/problem.ts';
import { prove, withProof } from '../../../lib/client/proof.ts';
import type { KeptSlip } from './kept-slip.ts';

type Due = Pick<PayerView, 'kind' | 'id'>;

function addressOf({ kind, id }: Due): string {
  if (kind === 'donation') return '/api/donations/mobile-transfer';
  return kind === 'joint'
    ? `/api/payments/joint/${id}/mobile-transfer`
    : `/api/membershipFee/${id}/mobile-transfer`;
}

function formOf({ kind, id }: Due, slip: KeptSlip): FormData {
  const form = new FormData();
  if (kind === 'donation') form.set('donationId', id);
  for (const field of ['method', 'bank', 'journalNumber', 'paidOn'] as const) form.set(field, slip[field]);
  if (slip.file) form.set('slip', slip.file, slip.file.name);
  return form;
}

const answerOf = ({ status, responseText }: XMLHttpRequest) => new Response(responseText, { status });

export function sendSlip(
  due: Due,
  slip: KeptSlip,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return withProof((proof) => upload(due, slip, proof, onProgress, signal), prove, signal);
}

/** The slip is sent by XMLHttpRequest, since fetch does not tell how much has gone out. */
function upload(
  due: Due,
  slip: KeptSlip,
  proof: string | null,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(due));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', slip.key);
    if (proof) request.setRequestHeader('proof-of-work', proof);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(new NetworkFailure(null)));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('load', () => {
      if (request.status < 300) resolve();
      else void readProblem(answerOf(request)).then(reject);
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(formOf(due, slip));
  });
}
