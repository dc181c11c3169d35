export { DownloadReceipts, receiptItems } from './download-receipts.tsx';
export { SendPaper } from './send-paper.tsx';
