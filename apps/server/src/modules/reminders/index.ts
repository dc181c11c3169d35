export { lookOnceMore } from './last-look.ts';
export { reminderRoutes } from './reminder.routes.ts';
export { sendReminders, sendRemindersJob } from './send-reminders.ts';
