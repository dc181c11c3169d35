export { sendReminders, sendRemindersJob } from './send-reminders.ts';
