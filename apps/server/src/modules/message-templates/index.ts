export { renderTemplate } from './render-template.ts';
