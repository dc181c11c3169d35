export { CannotSend } from './cannot-send/cannot-send.tsx';
export { MailNotSetUp } from './cannot-send/mail-not-set-up.tsx';
export { MailingLine } from './mailings/mailing-line.tsx';
export { whileMoving } from './message.queries.ts';
export { WriteToMembers } from './mailings/write-to-members.tsx';
export { MessagesThisMonth, MessageTabs } from './message-tabs.tsx';
export { SendTest } from './send-test.tsx';
