import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from '../lib/query-client.ts';

/** Public pages that ask the server for something bring this along; the others stay lighter without it. */
export const withQueries = (Page: ComponentType) =>
  function PageWithQueries() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
