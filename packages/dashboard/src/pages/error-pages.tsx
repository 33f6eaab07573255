import { Compass } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { paths } from '../paths.ts';
import { useOrganization } from '../session/organization.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { EmptyState, Page } from '../ui/page.tsx';

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
  const notLoaded = isLoadError(error);
  useEffect(() => {
    if (!notLoaded) return undefined;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [notLoaded]);
  return notLoaded ? <NotLoaded /> : <Crashed error={error} />;
}

const NotLoaded = () => (
  <Page title="Page not loaded">
    <Notice tone="error" title={navigator.onLine ? 'The service did not respond.' : 'You are offline.'}>
      <p>
        {navigator.onLine
          ? 'Reload the page. A reload is also required after an update of the service. Drafts are kept.'
          : 'The page loads when you are online again. Drafts are kept.'}
      </p>
      <ReloadButton />
    </Notice>
  </Page>
);

const Crashed = ({ error }: { error: unknown }) => (
  <Page title="Page error">
    <Notice tone="error" title={error instanceof Error ? error.message : 'Something went wrong.'}>
      <p>Reload the page. Drafts are kept.</p>
      <ReloadButton />
    </Notice>
  </Page>
);

const ReloadButton = () => (
  <Button variant="secondary" small onClick={() => location.reload()}>
    Reload page
  </Button>
);

const loadErrors = new WeakSet<Error>();

/** Collects the errors of scripts and style sheets that cannot be loaded: browsers report them in different words. */
export const collectLoadErrors = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => {
    loadErrors.add(payload);
  });

/** Returns whether an error means that the script or the style sheet of a page could not be loaded. */
const isLoadError = (error: unknown): boolean => error instanceof Error && loadErrors.has(error);
