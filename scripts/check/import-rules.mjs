/**
 * Which way imports may point (docs/architecture.md). A rule names what is forbidden: an import from a file that
 * matches `from` to one that matches `to`, unless it matches `except`. `$1` stands for the first group of `from`.
 */
const test = '\\.(test|itest|prove)\\.tsx?$';
export const isTest = new RegExp(test);
const server = '^apps/server/src/';
const web = '^apps/web/src/';

export const importRules = [
  {
    name: 'The contract knows neither Node nor React: only itself and zod',
    from: `^packages/contract/src/(?!testing/)(?!.*${test})`,
    to: '.',
    except: '^packages/contract/src/|^npm:zod$',
  },
  { name: 'The server imports nothing of the web app', from: '^apps/server/', to: '^apps/web/' },
  {
    name: 'The web app imports nothing of the server or of Node',
    from: `${web}(?!.*${test})`,
    to: '^apps/server/|^node:',
  },
  {
    name: 'The contract is used through its index',
    from: '^(apps|e2e|bench)/',
    to: '^packages/contract/src/',
    except: '^packages/contract/src/index\\.ts$',
  },
  {
    name: 'Only tests use what is made for tests',
    from: `${server}(?!(testing|proofs)/)(?!.*${test})`,
    to: `${server}testing/|^npm:(vitest|fast-check)$`,
  },
  { name: 'Journeys see the product from outside', from: '^e2e/', to: '^apps/' },

  {
    name: 'The base knows nothing of ours but itself',
    from: `${server}base/(?!.*${test})`,
    to: server,
    except: `${server}base/`,
  },
  {
    name: 'The database knows only the base',
    from: `${server}db/(?!.*${test})`,
    to: server,
    except: `${server}(db|base)/`,
  },
  {
    name: 'The end of a transaction is reached only through its index.ts, and its dialect only to open a database',
    from: `${server}(?!db/at-end/)(?!.*${test})`,
    to: `${server}db/at-end/`,
    except: `${server}db/at-end/(index|dialect)\\.ts$`,
  },
  {
    name: 'The platform knows no module',
    from: `${server}platform/(?!.*${test})`,
    to: server,
    except: `${server}(platform|db|base|gateways)/`,
  },
  {
    name: 'A gateway knows the outside world, and nothing of ours but the base',
    from: `${server}gateways/(?!.*${test})`,
    to: server,
    except: `${server}(gateways|base)/`,
  },
  {
    name: 'Gateways are known by their interface only',
    from: `${server}(modules|platform|http)/(?!.*${test})`,
    to: `${server}gateways/`,
    except: `${server}gateways/card-gateway\\.ts$`,
  },
  {
    name: 'Modules are put together in app.ts, they do not know it',
    from: `${server}(modules|http)/(?!.*${test})`,
    to: `${server}(app|main)\\.ts$`,
  },
  {
    name: 'Routes lead to services, never straight to a repository',
    from: `${server}modules/.*\\.routes\\.ts$`,
    to: '\\.repository\\.ts$|^npm:(kysely|pg)$',
  },
  {
    name: 'A service knows nothing of http/: in a module, only routes do',
    from: `${server}modules/(?!.*\\.routes\\.ts$)(?!.*${test})`,
    to: `${server}http/|^npm:fastify$`,
  },
  {
    name: 'A service knows no routes',
    from: `${server}modules/.*\\.(service|repository)\\.ts$`,
    to: '\\.routes\\.ts$',
  },
  {
    name: 'A repository knows only the database',
    from: `${server}modules/.*\\.repository\\.ts$`,
    to: '\\.service\\.ts$',
  },
  {
    name: 'A module is reached only through its index.ts',
    from: `${server}(?!testing/|proofs/)(?:modules/([^/]+)/)?(?!.*${test})`,
    to: `${server}modules/`,
    except: `${server}modules/($1/|[^/]+/index\\.ts$)`,
  },

  {
    name: 'A feature reaches another only through its index.ts',
    from: `${web}features/([^/]+)/`,
    to: `${web}features/`,
    except: `${web}features/($1/|[^/]+/index\\.ts$)`,
  },
  {
    name: 'The app reaches a feature only through its index.ts or its routes',
    from: `${web}(app|public)/`,
    to: `${web}features/[^/]+/`,
    except: `${web}features/[^/]+/(index\\.ts|routes\\.tsx)$`,
  },
  {
    name: 'Features and public pages do not know the app around them',
    from: `${web}(features|public)/`,
    to: `${web}(app/|main\\.tsx)`,
  },
  { name: 'Features do not reach into the public pages', from: `${web}features/`, to: `${web}public/` },
  {
    name: 'What features and public pages share (shared/) knows neither of them',
    from: `${web}shared/`,
    to: `${web}(app|features|public)/|main\\.tsx$`,
  },
  {
    name: 'ui/, lib/, theme/ and language/ know no feature and no page',
    from: `${web}(ui|lib|theme|language)/`,
    to: `${web}(app|features|public|shared)/|main\\.tsx$`,
  },
  {
    name: 'language/ stands below the rest of the web app',
    from: `${web}language/(?!dz/|.*${test})`,
    to: web,
    except: `${web}language/`,
  },
  { name: 'ui/ knows no product noun', from: `${web}ui/(?!.*${test})`, to: '^packages/contract/' },
  {
    name: 'Words are looked up in English files (words.en.ts, titles.en.ts), which know the language',
    from: `${web}(?!.*/(words|titles)\\.dz\\.ts$)`,
    to: `${web}.*/(words|titles)\\.dz\\.ts$`,
  },
  { name: 'lib/ draws nothing', from: `${web}lib/`, to: `${web}ui/` },
];
