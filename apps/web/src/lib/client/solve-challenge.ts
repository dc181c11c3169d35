import type { ProofChallenge } from '@kathok/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { words } from '../words.en.ts';

/** Null where it takes the browser too long. */
export async function solve(asked: ProofChallenge | string, signal?: AbortSignal): Promise<string | null> {
  const challenge = typeof asked === 'string' ? (JSON.parse(atob(asked)) as ProofChallenge) : asked;
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort());
  const hide = showNotice();
  try {
    const solution = await solveChallenge({ challenge, deriveKey: await keyDerivation(), controller });
    return solution && btoa(JSON.stringify({ challenge, solution }));
  } finally {
    hide();
  }
}

/** On plain HTTP the browser has no cryptography to offer. */
async function keyDerivation(): Promise<typeof deriveKey> {
  return globalThis.crypto?.subtle ? deriveKey : (await import('./script-key.ts')).deriveKeyInScript;
}

/** A line at the foot of the window, also read aloud. Not a component: no page has to carry what is hardly ever shown. */
function showNotice(): () => void {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'status');
  Object.assign(notice.style, {
    position: 'fixed',
    insetInline: '16px',
    // The line stands above the button that some forms keep at the foot of a phone's window.
    insetBlockEnd: '96px',
    zIndex: '40',
    maxInlineSize: '26rem',
    marginInline: 'auto',
    padding: '12px 16px',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    background: 'var(--surface)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow-3)',
    textAlign: 'center',
  });
  document.body.append(notice);
  // A region is read aloud when its words change, not when it comes into being.
  requestAnimationFrame(() => {
    notice.textContent = words.proving;
  });
  return () => notice.remove();
}
