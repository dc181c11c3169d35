import { useState } from 'react';

const name = 'verificationKeys';

function read(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

function write(on: boolean): void {
  try {
    localStorage.setItem(name, on ? 'on' : 'off');
  } catch {
    // The choice is kept for this visit only.
  }
}

/** Some dictate and would set single keys off by speaking: they can be switched off. */
export function useKeyChoice() {
  const [on, setOn] = useState(read);
  const choose = (next: boolean) => {
    write(next);
    setOn(next);
  };
  return [on, choose] as const;
}
