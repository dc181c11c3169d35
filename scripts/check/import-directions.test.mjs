import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importRules } from './import-rules.mjs';
import { wrongImports } from './import-directions.mjs';

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function repository(files) {
  const root = mkdtempSync(join(tmpdir(), 'kathok-imports-'));
  folders.push(root);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** For each rule, in their order: a file, and what it must not import. */
const violations = [
  ['packages/contract/src/values/days.ts', 'node:fs'],
  ['apps/server/src/app.ts', '../../web/src/main.tsx'],
  ['apps/web/src/main.tsx', '../../server/src/app.ts'],
  ['apps/web/src/lib/call.ts', '../../../../packages/contract/src/values/days.ts'],
  ['apps/server/src/app.ts', './testing/clock.ts'],
  ['e2e/journeys/sign-in.e2e.ts', '../../apps/web/src/lib/call.ts'],
  ['apps/server/src/base/log.ts', '../db/open-database.ts'],
  ['apps/server/src/db/open-database.ts', '../platform/audit/audit.ts'],
  ['apps/server/src/platform/audit/audit.ts', '../../db/at-end/last-writes.ts'],
  ['apps/server/src/platform/audit/audit.ts', '../../modules/users/user.service.ts'],
  ['apps/server/src/gateways/bank/bank-gateway.ts', '../../modules/users/user.service.ts'],
  ['apps/server/src/modules/users/user.service.ts', '../../gateways/bank/bank-gateway.ts'],
  ['apps/server/src/modules/users/user.service.ts', '../../app.ts'],
  ['apps/server/src/modules/users/user.routes.ts', './user.repository.ts'],
  ['apps/server/src/modules/users/new-user.ts', '../../http/answers/send-file.ts'],
  ['apps/server/src/modules/users/user.service.ts', './user.routes.ts'],
  ['apps/server/src/modules/users/user.repository.ts', './user.service.ts'],
  ['apps/server/src/modules/users/user.service.ts', '../roles/role.service.ts'],
  ['apps/web/src/features/users/user-form.tsx', '../roles/role-picker.tsx'],
  ['apps/web/src/app/navigation.ts', '../features/users/user-form.tsx'],
  ['apps/web/src/features/users/user-form.tsx', '../../app/routes.tsx'],
  ['apps/web/src/features/users/user-form.tsx', '../../public/routes.tsx'],
  ['apps/web/src/shared/papers/paper.tsx', '../../public/routes.tsx'],
  ['apps/web/src/ui/button.tsx', '../features/users/index.ts'],
  ['apps/web/src/language/format.ts', '../lib/centre.ts'],
  ['apps/web/src/ui/button.tsx', '@kathok/contract'],
  ['apps/web/src/features/users/user-form.tsx', './words.dz.ts'],
  ['apps/web/src/lib/call.ts', '../ui/button.tsx'],
];

test('every rule has its violation here', () => {
  expect(violations).toHaveLength(importRules.length);
});

test.each(importRules.map(({ name }, index) => ({ name, violation: violations[index] })))(
  '$name',
  ({ name, violation: [from, to] }) => {
    const statements = [
      `import '${to}';`,
      `import type { A } from '${to}';`,
      `export * from '${to}';`,
      `import('${to}');`,
    ];
    const found = wrongImports(repository({ [from]: statements.join('\n') }));
    expect(found.filter((wrong) => wrong.startsWith(`${name}:`))).toHaveLength(statements.length);
  },
);

test('a circle is found, also through types, but a lazy import may point back', () => {
  const circle = {
    'apps/web/src/lib/a.ts': "import './b.ts';",
    'apps/web/src/lib/b.ts': "import type { A } from './a.ts';",
  };
  expect(wrongImports(repository(circle))).toEqual([expect.stringContaining('A circle')]);
  expect(wrongImports(repository({ ...circle, 'apps/web/src/lib/b.ts': "import('./a.ts');" }))).toEqual([]);
});

test('two modules that need each other are found, although no file imports itself', () => {
  const root = repository({
    'apps/server/src/modules/users/index.ts': "export * from './user.service.ts';",
    'apps/server/src/modules/users/user.service.ts': "import '../roles/index.ts';",
    'apps/server/src/modules/roles/index.ts': "export * from './role.service.ts';",
    'apps/server/src/modules/roles/role.service.ts': '',
    'apps/server/src/modules/roles/role.routes.ts': "import type { User } from '../users/index.ts';",
  });
  expect(wrongImports(root)).toEqual([expect.stringContaining('Modules that need each other')]);
});

test('the ways house rules allow are allowed', () => {
  const root = repository({
    'apps/web/src/features/users/user-form.tsx':
      "import '../roles/index.ts'; import '../../ui/button.tsx'; import '@kathok/contract';",
    'apps/server/src/modules/users/user.service.ts':
      "import './user.repository.ts'; import '../roles/index.ts'; import '../../platform/audit/audit.ts';",
    'packages/contract/src/values/days.ts': "import { z } from 'zod'; import './page.ts';",
    'packages/contract/src/values/days.test.ts': "import { test } from 'vitest';",
  });
  expect(wrongImports(root)).toEqual([]);
});
