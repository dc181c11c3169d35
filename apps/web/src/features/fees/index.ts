export { feeDetail, useCreateFee } from './fee.queries.ts';
export { RecordFeePayment } from './record-fee-payment.tsx';
