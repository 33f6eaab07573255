import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

/** The script of a page did not come, or it broke. What was typed is kept. */
export function PageFailed() {
  const error = useRouteError();
  return (
    <Page title="This page did not open">
      <Notice tone="problem" title={error instanceof Error ? error.message : 'Something went wrong.'}>
        <p>Reload the page. When the service was updated meanwhile, that is all it needs.</p>
        <Button look="quiet" small onClick={() => location.reload()}>
          Reload
        </Button>
      </Notice>
    </Page>
  );
}
