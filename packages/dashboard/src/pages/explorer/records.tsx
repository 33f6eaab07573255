import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import { Plus, Table2 } from 'lucide-react';
import { recordQueries } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { label } from '../../ui/labels.ts';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { collectionPage } from './collection-page.tsx';
import { CodeExamples } from './last-call.tsx';
import { RecordFilters, useRecordFilters } from './record-filters.tsx';
import { RecordTable } from './record-table.tsx';

const pageSize = 25;

/** The list of records in a collection. */
export const RecordsPage = collectionPage(Records);

function Records({ resource }: { resource: Resource }) {
  const { id, queries } = useOrganization();
  const { collection, kind, schemas } = resource;
  const filters = useRecordFilters(resource);
  const listQuery = filters.query as Record<string, string>;
  const query = useInfiniteQuery({
    ...recordQueries(queries, resource).infinite({ ...listQuery, limit: pageSize }),
    placeholderData: keepPreviousData,
  });
  const create = schemas.create !== null && (
    <ButtonLink to={paths.newRecord(id, collection)}>
      <Plus aria-hidden />
      Create {kind}
    </ButtonLink>
  );
  return (
    <Page title={label(collection)} parent={{ to: paths.explorer(id), name: 'Explorer' }} actions={create}>
      <RecordFilters resource={resource} filters={filters} />
      <QueryResult query={query}>
        {({ pages }) => {
          const records = pages.flatMap(({ data }) => data);
          if (records.length > 0) return <RecordTable resource={resource} records={records} filters={filters} />;
          if (filters.active) return <p className="soft">No {collection} match these filters.</p>;
          return (
            <EmptyState icon={Table2} title={`No ${collection} yet`} action={create}>
              <p>
                {schemas.create === null
                  ? 'Members are added with the organization.'
                  : `Create a ${kind} here to see the API request for it, or send that request from your program.`}
              </p>
            </EmptyState>
          );
        }}
      </QueryResult>
      {query.hasNextPage && (
        <div>
          <Button variant="secondary" pending={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            Show {pageSize} more
          </Button>
        </div>
      )}
      <CodeExamples page={{ collection, action: 'list', query: { ...listQuery, limit: pageSize } }} />
    </Page>
  );
}
