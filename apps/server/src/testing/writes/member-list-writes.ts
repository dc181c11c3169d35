import { memberLists } from '@kathok/contract';
import { openMoneyDesk } from '../money-desk.ts';
import type { TestApp } from '../start-test-app.ts';

/** One success of every call that changes a list of members. */
export function memberListWrites(appOf: () => TestApp) {
  let count = 0;

  async function start() {
    count += 1;
    const desk = await openMoneyDesk(appOf());
    const ids = [(await desk.member()).id];
    const body = { name: `List ${count}`, ids };
    const { id } = await appOf().call(memberLists.create, { body }, desk.token);
    return {
      desk,
      ids,
      params: { id },
      trace: { actorId: appOf().account('Administrator').id, entityId: id },
    };
  }

  return {
    async 'memberLists.create'() {
      return (await start()).trace;
    },
    async 'memberLists.update'() {
      const { desk, params, trace } = await start();
      await appOf().call(memberLists.update, { params, body: { name: 'Renamed list' } }, desk.token);
      return trace;
    },
    async 'memberLists.remove'() {
      const { desk, params, trace } = await start();
      await appOf().call(memberLists.remove, { params }, desk.token);
      return trace;
    },
    async 'memberLists.addMembers'() {
      const { desk, params, trace } = await start();
      const body = { ids: [(await desk.member()).id] };
      await appOf().call(memberLists.addMembers, { params, body }, desk.token);
      return trace;
    },
    async 'memberLists.removeMembers'() {
      const { desk, ids, params, trace } = await start();
      await appOf().call(memberLists.removeMembers, { params, body: { ids } }, desk.token);
      return trace;
    },
  };
}
