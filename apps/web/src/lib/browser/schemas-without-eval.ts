/**
 * The schema library tries out whether it may compile code. Our content policy forbids that, and the browser reports each
 * attempt as a violation, even though the library goes on without. This is where the library keeps its settings; importing
 * it for that would put it into the first script of every page. Must be imported before anything that makes a schema.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
