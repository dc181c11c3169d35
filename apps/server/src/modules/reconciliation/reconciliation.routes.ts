import { reconciliation } from '@kathok/contract';
import type { DueKinds } from '../payments/index.ts';
import { type Routes, routes } from '../../http/routes.ts';
import { approveMatches } from './deciding/approve.service.ts';
import { listDecisions } from './deciding/decision.service.ts';
import type { PledgeBook } from '../pledges/index.ts';
import type { RitualBook } from '../rituals/index.ts';
import { donateLine } from './deciding/donate-line.service.ts';
import { assignLine, declineLine, matchLine, setLineAside } from './deciding/line.service.ts';
import { putToPledge } from './deciding/pledge-line.service.ts';
import { takeBack } from './deciding/take-back.service.ts';
import { reconciliationConstraints } from './reconciliation-constraints.ts';
import { explainDifference } from './deciding/explain.service.ts';
import { explainSettlement, settleLine } from './settlements/settlement.service.ts';
import { readStatement } from './statements/read-statement.service.ts';
import { getStatement, listLines, listStatements } from './statements/statement.service.ts';

export const reconciliationRoutes = (dues: DueKinds, book: RitualBook, pledges: PledgeBook): Routes =>
  routes(
    reconciliation,
    {
      list: (ctx, input) => listStatements(ctx, input, pledges),
      read: (ctx, input) => readStatement(ctx, input, pledges),
      get: (ctx, input) => getStatement(ctx, input, pledges),
      lines: (ctx, input) => listLines(ctx, input, pledges),
      decisions: listDecisions,
      approve: (ctx, input) => approveMatches(ctx, input, dues, pledges),
      match: (ctx, input) => matchLine(ctx, input, dues),
      decline: declineLine,
      setAside: setLineAside,
      donate: (ctx, input) => donateLine(ctx, input, book),
      assign: (ctx, input) => assignLine(ctx, input, dues),
      pledge: (ctx, input) => putToPledge(ctx, input, pledges),
      explainSettlement,
      settle: settleLine,
      explain: explainDifference,
      takeBack: (ctx, input) => takeBack(ctx, input, dues),
    },
    reconciliationConstraints,
  );
