import type { ReactNode } from 'react';
import { words } from '../words.en.ts';
import './charts.css';

/** The same as the chart above it, as numbers; always open on paper. */
export const AsTable = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <details className="as-table">
    <summary>{words.showAsTable}</summary>
    <div className="wide-table">
      <table>
        <caption className="hidden">{caption}</caption>
        {children}
      </table>
    </div>
  </details>
);
