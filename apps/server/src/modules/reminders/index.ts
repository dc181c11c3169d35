export { lookOnceMore } from './last-look.ts';
export { renewalPrice } from './reminder.repository.ts';
export { reminderRoutes } from './reminder.routes.ts';
export { sendReminders, sendRemindersJob } from './send-reminders.ts';
