import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { showPageTitle } from '../lib/browser/page-title.ts';
import type { AppRoute } from '../lib/route.ts';
import { useSession } from '../lib/session.ts';
import { stepUpQuestion } from '../lib/sign-in/step-up-question.ts';
import { useWaited } from '../ui/use-waited.ts';
import { Toasts } from '../ui/overlays/toasts.tsx';
import { Outline } from './frame/outline.tsx';
import { redirectFor, loginPath, ownerOf } from './redirects.ts';
import { homeOf } from './navigation.ts';
import { words } from './words.en.ts';

type Screen = Pick<AppRoute, 'access' | 'title'>;
const unknownScreen: Screen = { access: 'public', title: words.notFound.title };

/** Around every screen: who may see it, its title, and the focus when one arrives. */
export function Root() {
  const { user } = useSession();
  const location = useLocation();
  const { access, title } = (useMatches().at(-1)?.handle as Screen | undefined) ?? unknownScreen;
  // The title is set before the effects of the page, which may know a better one.
  useLayoutEffect(() => {
    showPageTitle(title);
  }, [title]);
  useFocusOnArrival(location.pathname);

  const state = location.state as { from?: string; owner?: string } | null;
  const [owner, setOwner] = useState(user?.id ?? state?.owner);
  const nextOwner = ownerOf(owner, user, location.pathname);
  if (nextOwner !== owner) setOwner(nextOwner);
  const goTo = redirectFor({ access, path: location.pathname, user, from: state?.from, owner });
  // One and the same object, or every render while the next page loads would set out again.
  const here = useMemo(
    () => ({ from: location.pathname + location.search, owner }),
    [location.pathname, location.search, owner],
  );
  if (goTo !== undefined)
    return (
      <>
        <Navigate to={goTo} state={goTo === loginPath ? here : null} replace />
        {user && <Outline shown />}
      </>
    );
  return (
    <>
      <SkipLink />
      <PageProgress />
      <Outlet />
      <StepUp />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

const StepUpDialog = lazy(async () => ({
  default: (await import('../features/auth/index.ts')).StepUpDialog,
}));

/** Asked by whatever call needs it, over the screen that made the call; that screen keeps what was typed. */
function StepUp() {
  const question = useSyncExternalStore(stepUpQuestion.subscribe, stepUpQuestion.read, () => null);
  if (!question) return null;
  return (
    <Suspense>
      <StepUpDialog question={question} />
    </Suspense>
  );
}

/** The bare address leads to one's own start page. */
export const Start = () => <Navigate to={homeOf(useSession().user)} replace />;

const SkipLink = () => (
  <a
    className="skip"
    href="#main"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
  >
    {words.skip}
  </a>
);

/** A line along the top while the next page is on its way; nothing when it comes at once. */
const PageProgress = () => (useNavigation().state === 'idle' ? null : <Line />);

const Line = () =>
  useWaited(300) ? <progress className="page-progress" aria-label={words.loadingPage} /> : null;

/** Another page gives the focus to its title, or to the content while the title is not there yet. */
function useFocusOnArrival(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById('main');
    const active = document.activeElement;
    if (!main || (active !== main && main.contains(active))) return;
    const title = main.querySelector('h1');
    if (title) title.tabIndex = -1;
    (title ?? main).focus({ preventScroll: true });
  }, [pathname]);
}
