import type { ReactNode } from 'react';
import { elsewhere, paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** What the pages about all events have in common. */
export function EventsPage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { id } = useOrganization();
  return (
    <Page
      title="Events"
      lead={
        <>
          Every change of a record is an event. <a href={elsewhere.webhooks}>Webhooks</a> deliver it, the feed keeps it
          for 30 days.
        </>
      }
      actions={actions}
    >
      <Tabs
        label="Events"
        tabs={[
          { to: paths.events(id), name: 'Catalogue' },
          { to: paths.liveEvents(id), name: 'Live feed' },
        ]}
      />
      {children}
    </Page>
  );
}
