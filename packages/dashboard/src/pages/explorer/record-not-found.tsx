import type { Resource } from '@worklane/contract';
import { Trash2 } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { label } from '../../ui/labels.ts';
import { Page } from '../../ui/page.tsx';

/** Shown for a record that was deleted or never existed. */
export function RecordNotFound({ resource, recordId }: { resource: Resource; recordId: number }) {
  const { id } = useOrganization();
  const { noun, nouns, collection } = resource;
  return (
    <Page
      title={`${label(noun)} ${recordId}`}
      parent={{ to: paths.collection(id, collection), name: label(collection) }}
    >
      <EmptyState
        icon={Trash2}
        title={`This ${noun} does not exist`}
        action={<ButtonLink to={paths.collection(id, collection)}>Show all {nouns}</ButtonLink>}
      >
        <p>
          There is no {noun} with the ID {recordId}. It may have been deleted.
        </p>
      </EmptyState>
    </Page>
  );
}
