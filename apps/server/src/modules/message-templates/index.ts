export { messageTemplateRoutes } from './template.routes.ts';
