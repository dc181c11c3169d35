import { reconciliation } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { approveMatches } from './deciding/approve.service.ts';
import { listDecisions } from './deciding/decision.service.ts';
import { assignLine, declineLine, donateLine, matchLine, setLineAside } from './deciding/line.service.ts';
import { takeBack } from './deciding/take-back.service.ts';
import { reconciliationConstraints } from './reconciliation-constraints.ts';
import { explainSettlement, settleLine } from './settlements/settlement.service.ts';
import { readStatement } from './statements/read-statement.service.ts';
import { getStatement, listLines, listStatements } from './statements/statement.service.ts';

export const reconciliationRoutes = routes(
  reconciliation,
  {
    list: listStatements,
    read: readStatement,
    get: getStatement,
    lines: listLines,
    decisions: listDecisions,
    approve: approveMatches,
    match: matchLine,
    decline: declineLine,
    setAside: setLineAside,
    donate: donateLine,
    assign: assignLine,
    explainSettlement,
    settle: settleLine,
    takeBack,
  },
  reconciliationConstraints,
);
