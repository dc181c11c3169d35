import { savedViews } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { changeView, createView, listViews, removeView } from './saved-view.service.ts';

export const savedViewRoutes = routes(
  savedViews,
  { all: listViews, create: createView, update: changeView, remove: removeView },
  { saved_views_name_unique: () => fieldProblem('name', 'isFree', 'is the name of another view') },
);
