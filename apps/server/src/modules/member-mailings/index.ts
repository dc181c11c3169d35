export { mailMembers, mailMembersJob } from './mail-members.ts';
export { memberMailingRoutes } from './mailing.routes.ts';
