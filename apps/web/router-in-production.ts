import type { Plugin } from 'vite';

/**
 * The router's package gives bundlers the build for development, with the warnings that only developers read. The one
 * for production lies beside it, with the same files.
 */
export function routerInProduction(): Plugin {
  return {
    name: 'router-in-production',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (
        found && { ...found, id: found.id.replace(/([\\/]dist[\\/])development(?=[\\/])/, '$1production') }
      );
    },
  };
}
