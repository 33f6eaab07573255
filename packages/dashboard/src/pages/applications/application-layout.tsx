import type { schemas } from '@worklane/contract/dashboard';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Badge } from '../../ui/badge.tsx';
import { label } from '../../ui/labels.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageTabs } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { useApplication } from './queries.ts';

/** The title and tabs of the pages of one application. */
export function ApplicationLayout({ children }: { children: (application: schemas.Application) => ReactNode }) {
  const { id } = useOrganization();
  const { clientId = '' } = useParams();
  const query = useApplication(clientId);
  return (
    <Page
      title={query.data?.name ?? 'Application'}
      status={query.data && <ApplicationType type={query.data.type} />}
      parent={{ to: paths.applications(id), name: 'Applications' }}
    >
      <PageTabs
        label="Application"
        tabs={[
          { to: paths.application(id, clientId), name: 'Credentials' },
          { to: paths.applicationRequests(id, clientId), name: 'Requests' },
          { to: paths.applicationSettings(id, clientId), name: 'Settings' },
        ]}
      />
      <OwnerRoleNotice />
      <QueryResult query={query}>{children}</QueryResult>
    </Page>
  );
}

export const ApplicationType = ({ type }: Pick<schemas.Application, 'type'>) => (
  <Badge tone={type === 'private' ? 'success' : 'info'}>{label(type)}</Badge>
);

/** Explains to members why they cannot manage applications. */
export function OwnerRoleNotice() {
  const { role } = useOrganization();
  if (role === 'owner') return null;
  return (
    <Notice title="Managing applications requires the owner role">
      <p>You can view applications. Ask an owner of your organization to create one or to issue credentials.</p>
    </Notice>
  );
}
