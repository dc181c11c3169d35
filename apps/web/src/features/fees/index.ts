export { feeSearcher } from './fee-searcher.ts';
export { feeDetail, useCreateFee, useUpdateFee } from './fee.queries.ts';
export { RemovedFees } from './removed-fees.tsx';
export { RecordFeePayment } from './record-fee-payment.tsx';
