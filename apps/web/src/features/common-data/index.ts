export { FeesNote } from './membership-types/fees-note.tsx';
