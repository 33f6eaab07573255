import { Compass } from 'lucide-react';
import { paths } from '../paths.ts';
import { useOrganization } from '../session/organization-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';

/** There is no page at this address. */
export function NotFound() {
  const { id } = useOrganization();
  return (
    <Page title="Not found">
      <Empty
        icon={Compass}
        title="There is no page here"
        action={<ButtonLink to={paths.overview(id)}>Overview</ButtonLink>}
      >
        <p>The address may be mistyped, or what it named has been deleted.</p>
      </Empty>
    </Page>
  );
}
