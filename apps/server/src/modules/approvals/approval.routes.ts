import { approvals } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import { type Route, type Routes, routes } from '../../http/routes.ts';
import { inTransaction } from '../../platform/context.ts';
import { askForSecondPerson, findHeldAct, findSeconded } from './ask.service.ts';
import { approve, closeAsApproved, decline, listApprovals } from './approval.service.ts';
import { callOf, type HeldAct, type Hold } from './hold.ts';
import { words } from './words.en.ts';

interface Prepared {
  held: HeldAct | null;
  /** What the call itself prepares. */
  own: unknown;
}

/**
 * The modules, of which the calls that are listed wait for a second person where the centre wants one, and the calls that
 * decide on what waits. The modules themselves know nothing of it: what waits is done by the very call that was held up.
 */
export function holdForSecondPerson(
  modules: readonly Routes[],
  list: readonly Hold[],
): { modules: Routes[]; approvalRoutes: Routes } {
  const holds = new Map(list.map((hold) => [callOf(hold.endpoint), hold]));
  const known = new Map<string, Route>();
  const held = modules.map(({ routes: all, constraints }) => ({
    constraints,
    routes: all.map((route) => {
      const call = callOf(route.endpoint);
      const hold = holds.get(call);
      if (!hold) return route;
      known.set(call, route);
      return holdUp(route, hold);
    }),
  }));
  const run = (call: string) => {
    const route = known.get(call);
    if (!route) throw new Error(`No module answers ${call}`);
    return route.handler;
  };
  const calls = { holds, run };
  const approvalRoutes = routes(
    approvals,
    {
      list: (ctx, input) => listApprovals(ctx, input, calls),
      approve: (ctx, input) => approve(ctx, input, calls),
      decline: (ctx, input) => decline(ctx, input, calls),
    },
    { approvals_one_waiting: waitsAlready, approvals_one_of_settings: waitsAlready },
  );
  return { modules: held, approvalRoutes };
}

const waitsAlready = () => new AppError('wrong_state', { detail: words.waitsAlready('somebody else') });

function holdUp(route: Route, hold: Hold): Route {
  return {
    ...route,
    async prepare(ctx, input): Promise<Prepared> {
      const own = await route.prepare?.(ctx, input);
      const run: Route['handler'] = (inside, waiting) => route.handler(inside, waiting, own);
      return { own, held: await findHeldAct(ctx, hold, input, run) };
    },
    handler(ctx, input, prepared) {
      const { own, held } = prepared as Prepared;
      if (!held) return route.handler(ctx, input, own);
      return inTransaction(ctx, async (tx) => {
        const inside = { ...ctx, db: tx };
        const seconded = await findSeconded(tx, inside, hold, held, input);
        if (seconded) {
          await closeAsApproved(tx, inside, seconded);
          return route.handler(inside, input, own);
        }
        if (held.parts?.atOnce) await route.handler(inside, held.parts.atOnce, own);
        return askForSecondPerson(tx, inside, hold, held, input);
      });
    },
  };
}
