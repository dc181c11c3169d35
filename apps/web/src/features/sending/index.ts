export { DownloadReceipts } from './download-receipts.tsx';
export { SendPaper } from './send-paper.tsx';
