export { reminderRoutes } from './reminder.routes.ts';
export { sendReminders, sendRemindersJob } from './send-reminders.ts';
