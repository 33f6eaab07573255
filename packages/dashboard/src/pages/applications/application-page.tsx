import type { schemas } from '@worklane/contract/dashboard';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { words } from '../../ui/words.ts';
import { useApplication } from './queries.ts';

/** What the pages of one application have in common. */
export function ApplicationPage({ children }: { children: (application: schemas.Application) => ReactNode }) {
  const { id } = useOrganization();
  const { clientId = '' } = useParams();
  const query = useApplication(clientId);
  const type = query.data?.type;
  return (
    <Page
      title={query.data?.name ?? 'Application'}
      aside={type && <Badge tone={type === 'private' ? 'good' : 'info'}>{words(type)}</Badge>}
      above={{ to: paths.applications(id), name: 'Applications' }}
    >
      <Tabs
        label="Application"
        tabs={[
          { to: paths.application(id, clientId), name: 'Credentials' },
          { to: paths.applicationSettings(id, clientId), name: 'Settings' },
        ]}
      />
      <Loaded query={query}>{children}</Loaded>
    </Page>
  );
}
