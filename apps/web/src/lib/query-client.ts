import { QueryClient } from '@tanstack/react-query';
import { sessionStore } from './api.ts';
import { mayPass } from './client/ask-again.ts';
import { forgetAnswers } from './browser/offline-files.ts';
import { keepStartIn } from './sign-in/start.ts';

const mayHelpToRepeat = (failures: number, error: Error): boolean => mayPass(error) && failures < 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    // A browser that believes to be offline is often wrong: ask, and show what came of it.
    queries: { staleTime: 15_000, retry: mayHelpToRepeat, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What one person was shown is not kept for the next one at the same screen.
let owner = sessionStore.user()?.id;
sessionStore.subscribe(() => {
  const present = sessionStore.user()?.id;
  if (present === owner) return;
  owner = present;
  queryClient.clear();
  forgetAnswers();
});

keepStartIn((answers) => {
  for (const { path, input, answer } of answers) queryClient.setQueryData([path, input], answer);
});
