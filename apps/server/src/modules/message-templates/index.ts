export { renderTemplate } from './render-template.ts';
export { messageTemplateRoutes } from './template.routes.ts';
