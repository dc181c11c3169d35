import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { speakAsOffered } from '../../language/office-language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isHeldBack, useSession } from '../../lib/session.ts';
import type { Choice } from '../../shared/appearance/preferences.ts';
import { useChosen } from '../../shared/appearance/use-preferences.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { AppearancePanel } from '../frame/appearance-panel.tsx';
import { HelpPanel } from '../handbook/help-panel.tsx';
import { Finder } from '../palette/finder.tsx';
import { useOfficeMenu } from '../use-menu.ts';
import { OfficeHorizontal } from './office-horizontal.tsx';
import { OfficeVertical } from './office-vertical.tsx';
import { WaitingCounts } from './waiting-counts.tsx';
import '../../theme/office/office.css';

/** The frame of everybody who is signed in. */
export default function OfficeLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  useEffect(speakAsOffered, [pathname]);
  const menu = useOfficeMenu();
  const isHeld = user !== null && isHeldBack(user);
  const sections = isHeld ? [] : menu;
  const layout = useOfficeLayout();
  const [finding, setFinding] = useState(false);
  const [helping, setHelping] = useState(false);
  const [appearance, setAppearance] = useState(false);
  const forStaff = user?.roleType === 'admin';
  const Frame = layout === 'vertical' ? OfficeVertical : OfficeHorizontal;
  return (
    <QueryClientProvider client={queryClient}>
      <WaitingCounts>
        <Frame
          sections={sections}
          forStaff={forStaff}
          onFind={isHeld ? undefined : () => setFinding(true)}
          onHelp={() => setHelping(true)}
          onAppearance={() => setAppearance(true)}
        />
      </WaitingCounts>
      <AppearancePanel
        layout={layout}
        fixedLayout={false}
        open={appearance}
        onClose={() => setAppearance(false)}
      />
      {!isHeld && (
        <Finder
          sections={sections}
          open={finding}
          onOpen={() => setFinding(true)}
          onClose={() => setFinding(false)}
        />
      )}
      {forStaff && (
        <HelpPanel open={helping} onOpen={() => setHelping(true)} onClose={() => setHelping(false)} />
      )}
    </QueryClientProvider>
  );
}

/**
 * Staff below 1200 px always have the vertical layout, with the menu laid over; above it what they chose last. Members have the frame
 * of the public pages, whose menu is laid over as well where there is little room.
 */
function useOfficeLayout(): Choice<'menu'> {
  const { user } = useSession();
  const { menu } = useChosen();
  const wide = useMediaQuery('(min-width: 1200px)');
  const usual = user?.roleType === 'admin' ? 'vertical' : 'horizontal';
  return wide ? (menu ?? usual) : usual;
}
