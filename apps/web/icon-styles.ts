import type { Plugin } from 'vite';

const iconFile = /theme[\\/]icons[\\/][\w-]+\.css/;
const icon = /icon\(\s*'([^']+)'(?:,\s*([\d.]+))?\s*\)/g;

/** A line icon as a mask: one path on a grid of 20 units with round ends. */
const maskOf = (path: string, width = '1.6') =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' ` +
  `stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

/** In the styles of icons `icon('M5 5l10 10')`, or with the width of its stroke `icon('M5 5l10 10', 2.6)`, stands for the picture. */
export function iconStyles(): Plugin {
  return {
    name: 'icon-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!iconFile.test(id)) return undefined;
      const styles = code.replaceAll(icon, (_, path: string, width?: string) => maskOf(path, width));
      if (styles.includes('icon(')) this.error(`An icon in ${id} is not written as icon('path').`);
      return { code: styles, map: null };
    },
  };
}
