const replaced = [
  [Array.prototype, 'push'],
  [Function.prototype, 'toString'],
  [JSON, 'parse'],
  [JSON, 'stringify'],
];
const own = replaced.map(([on, name]) => [on, name, Object.getOwnPropertyDescriptor(on, name)]);

/**
 * Loads something and puts back what it has replaced of Node's own. The build of pdf.js that runs on Node 20 brings its own
 * `push` and `JSON.stringify` for everybody in the process. They are many times slower, and no test is about them.
 */
export async function keepBuiltIns(load) {
  try {
    return await load();
  } finally {
    for (const [on, name, descriptor] of own) Object.defineProperty(on, name, descriptor);
  }
}
