import type { ReactNode } from 'react';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Page, PageTabs } from '../../ui/page.tsx';

/** The title and tabs of the event catalogue and the live feed. */
export function EventsLayout({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { id } = useOrganization();
  return (
    <Page
      title="Events"
      description={
        <>
          Every change of a record is an event. <a href={servicePaths.webhooks}>Webhooks</a> deliver events; the feed
          keeps them for 30 days.
        </>
      }
      actions={actions}
    >
      <PageTabs
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
