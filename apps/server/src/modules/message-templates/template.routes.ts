import { messageTemplates } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { previewTemplate } from './preview.service.ts';
import { listTemplates, resetTemplate, switchMessages, updateTemplate } from './template.service.ts';
import { getTest, sendTest } from './test-message.service.ts';

export const messageTemplateRoutes = routes(messageTemplates, {
  list: listTemplates,
  update: updateTemplate,
  reset: resetTemplate,
  switch: switchMessages,
  preview: previewTemplate,
  sendTest,
  getTest,
});
