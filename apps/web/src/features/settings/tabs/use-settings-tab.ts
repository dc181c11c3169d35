import { type MouseEvent, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { tabOfPart } from './tab-of-part.ts';

/** Which page of the settings is open: the address says it, so that a link leads to a part of any page. */
export function useSettingsTab() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash) document.querySelector(hash)?.scrollIntoView();
  }, [hash]);

  /** An error leads to its field also where that stands on another page; the page opens before the field takes the focus. */
  function showField({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('.summary-box a') : null;
    const field = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    const part = field?.closest('.settings-tab[hidden] .settings-part');
    if (part) flushSync(() => void navigate({ hash: part.id }, { replace: true, flushSync: true }));
  }
  return { open: tabOfPart(hash), showField };
}
