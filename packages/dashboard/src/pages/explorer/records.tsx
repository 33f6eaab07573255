import type { Resource } from '@worklane/contract';
import { Plus, Table2 } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { words } from '../../ui/words.ts';
import { AsCode } from './as-code.tsx';
import { inCollection } from './in-collection.tsx';
import { pageSize, useRecords } from './queries.ts';
import { RecordFilters } from './record-filters.tsx';
import { RecordTable } from './record-table.tsx';
import { useRecordFilters } from './use-record-filters.ts';

/** The records of one collection. */
export const Records = inCollection(RecordsOf);

function RecordsOf({ resource }: { resource: Resource }) {
  const { id } = useOrganization();
  const { collection, kind, schemas } = resource;
  const filters = useRecordFilters(resource);
  const query = useRecords(resource, filters.query);
  const create = schemas.create !== null && (
    <ButtonLink to={paths.newRecord(id, collection)}>
      <Plus aria-hidden />
      New {kind}
    </ButtonLink>
  );
  return (
    <Page title={words(collection)} above={{ to: paths.explorer(id), name: 'Explorer' }} actions={create}>
      <RecordFilters resource={resource} filters={filters} />
      <Loaded query={query}>
        {({ pages }) => {
          const records = pages.flatMap(({ data }) => data);
          if (records.length > 0) return <RecordTable resource={resource} records={records} filters={filters} />;
          if (filters.active) return <p className="soft">No {kind} is like that. Change the filters.</p>;
          return (
            <Empty icon={Table2} title={`There are no ${collection} yet`} action={create}>
              <p>
                {schemas.create === null
                  ? 'They come with the organization.'
                  : 'Create one here and see the call that does it, or send that call from your program.'}
              </p>
            </Empty>
          );
        }}
      </Loaded>
      {query.hasNextPage && (
        <div>
          <Button look="quiet" pending={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            Show {pageSize} more
          </Button>
        </div>
      )}
      <AsCode page={{ collection, action: 'list', query: { ...filters.query, limit: pageSize } }} />
    </Page>
  );
}
