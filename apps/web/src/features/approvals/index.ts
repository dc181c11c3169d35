export { WaitingAct } from './waiting-act.tsx';
