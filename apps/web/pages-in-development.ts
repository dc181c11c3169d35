import type { Connect, Plugin, ViteDevServer } from 'vite';

interface Drawing {
  pageAt(path: string): string | undefined;
  answersFor(page: string, ask: (path: string) => Promise<unknown>): Promise<unknown>;
  essentialCall(path: string): string | null | undefined;
  draw(page: string, answers: unknown, here?: { path: string; told: unknown }): string;
}

/** While developing, the public pages are drawn at every visit from the sources as they are. */
export function pagesInDevelopment(api: string): Plugin {
  const ask = async (path: string) => (await fetch(`${api}/api${path}`)).json();

  async function tell(path: string) {
    const answer = await fetch(`${api}/api${path}`);
    return { status: answer.status, body: await answer.json() };
  }

  async function draw(server: ViteDevServer, path: string): Promise<string | undefined> {
    const { pageAt, answersFor, essentialCall, draw } = (await server.ssrLoadModule(
      '/src/public/render.tsx',
    )) as Drawing;
    const page = pageAt(path);
    if (!page) return undefined;
    const call = essentialCall(path);
    const here = call === undefined ? undefined : { path, told: call === null ? null : await tell(call) };
    return server.transformIndexHtml(path, draw(page, await answersFor(page, ask), here));
  }

  return {
    name: 'pages-in-development',
    apply: 'serve',
    config: () => ({
      define: { builtScripts: JSON.stringify({ main: '/src/public/main.tsx', pages: {}, languages: {} }) },
    }),
    configureServer(server) {
      const answer: Connect.NextHandleFunction = (request, response, next) =>
        void reply(request, response, next);
      const reply = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
        try {
          const html = await draw(server, (request.originalUrl ?? '/').split('?', 1)[0]!);
          if (html === undefined) next();
          else response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
        } catch (error) {
          next(error);
        }
      };
      server.middlewares.use(answer);
    },
  };
}
