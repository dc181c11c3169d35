export { SendPaper } from './send-paper.tsx';
