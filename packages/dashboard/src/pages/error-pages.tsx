import { Compass } from 'lucide-react';
import { useRouteError } from 'react-router';
import { paths } from '../paths.ts';
import { useOrganization } from '../session/organization.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

export function NotFoundPage() {
  const { id } = useOrganization();
  return (
    <Page title="Page not found">
      <EmptyState
        icon={Compass}
        title="No page at this address"
        action={<ButtonLink to={paths.overview(id)}>Go to the overview</ButtonLink>}
      >
        <p>Check the address. The resource may also have been deleted.</p>
      </EmptyState>
    </Page>
  );
}

/** Shown when the script of a page cannot be loaded or throws. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <Page title="Page error">
      <Notice tone="error" title={error instanceof Error ? error.message : 'Something went wrong.'}>
        <p>Reload the page. A reload is required after an update of the service. Drafts are kept.</p>
        <Button variant="secondary" small onClick={() => location.reload()}>
          Reload page
        </Button>
      </Notice>
    </Page>
  );
}
