export { feeSearcher } from './fee-searcher.ts';
export { feeDetail, useCreateFee, useUpdateFee } from './fee.queries.ts';
export { RecordFeePayment } from './record-fee-payment.tsx';
