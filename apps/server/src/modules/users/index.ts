export { createUser, hashFirstPassword } from './create-user.service.ts';
export { ensureFirstAdministrator, requireGoodWish } from './first-administrator.ts';
export { updateUser } from './update-user.service.ts';
export { userJobs } from './budget/budget-notice.ts';
export { userRoutes } from './user.routes.ts';
export { listUsers } from './user.service.ts';
