export { StepUpDialog } from './step-up/step-up-dialog.tsx';
