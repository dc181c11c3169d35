import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { AppRoute, Layout } from '../lib/route.ts';
import { Outline } from './frame/outline.tsx';
import { RootError, RouteError } from './pages/route-error.tsx';
import { Root, Start } from './root.tsx';
import { screens } from './screens.ts';

const layouts: Record<Layout, () => Promise<{ default: ComponentType }>> = {
  blank: () => import('./layouts/blank-layout.tsx'),
  office: () => import('./layouts/office-layout.tsx'),
  public: () => import('./layouts/public-layout.tsx'),
  either: () => import('./layouts/either-layout.tsx'),
};

/** A screen that cannot be loaded breaks where it would stand, so that the frame and the way out remain. */
const broken = (error: unknown) => (): never => {
  throw error;
};

const component = (load: AppRoute['lazy']) => async () => ({
  Component: await load().then((module) => module.default, broken),
});

const screenRoute = ({ path, access, title, lazy }: AppRoute): RouteObject => ({
  path,
  handle: { access, title },
  lazy: component(lazy),
  ErrorBoundary: RouteError,
});

const layoutRoute = (layout: Layout): RouteObject => ({
  lazy: component(layouts[layout]),
  children: screens.filter((screen) => screen.layout === layout).map(screenRoute),
});

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: Outline,
    children: [
      { index: true, Component: Start },
      layoutRoute('blank'),
      layoutRoute('office'),
      layoutRoute('public'),
      layoutRoute('either'),
    ],
  },
];
