import schemas from 'contract:schemas';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import { Plus, Table2, Upload } from 'lucide-react';
import { recordQueries } from '../../contract/collections.ts';
import { fieldsOf } from '../../contract/fields.ts';
import { paths } from '../../paths.ts';
import { useCanWrite, useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { timeZone } from '../../ui/date-time.tsx';
import { label } from '../../ui/labels.ts';
import { EmptyState, Page } from '../../ui/page.tsx';
import { QueryResult, ShowMore } from '../../ui/query-result.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { collectionPage } from './collection-page.tsx';
import { ExportRecords } from './export-records.tsx';
import { RecordFilters, useRecordFilters } from './record-filters.tsx';
import { RecordTable } from './record-table.tsx';
import { useSelection } from './selection.ts';

const pageSize = 25;

/** The list of records in a collection. */
export const RecordsPage = collectionPage(Records);

function Records({ resource }: { resource: Resource }) {
  const { id, queries } = useOrganization();
  const { collection, noun, nouns } = resource;
  const filters = useRecordFilters(resource);
  const listQuery = filters.query as Record<string, string>;
  const fields = fieldsOf(schemas, resource.schemas.record);
  const selection = useSelection(JSON.stringify(listQuery));
  const writable = useCanWrite(resource);
  const query = useInfiniteQuery({
    ...recordQueries(queries, resource).infinite({ ...listQuery, limit: pageSize }),
    placeholderData: keepPreviousData,
  });
  const create = writable && (
    <ButtonLink to={paths.newRecord(id, collection)}>
      <Plus aria-hidden />
      Create {noun}
    </ButtonLink>
  );
  return (
    <Page
      title={label(collection)}
      parent={{ to: paths.explorer(id), name: 'Explorer' }}
      actions={
        <>
          <ExportRecords resource={resource} query={listQuery} />
          {writable && resource.schemas.create !== null && (
            <ButtonLink variant="secondary" to={paths.importRecords(id, collection)}>
              <Upload aria-hidden />
              Import CSV
            </ButtonLink>
          )}
          {create}
        </>
      }
    >
      <RecordFilters resource={resource} filters={filters} />
      <QueryResult query={query}>
        {({ pages }) => {
          const records = pages.flatMap(({ data }) => data);
          if (records.length > 0) {
            return (
              <>
                <RecordTable
                  resource={resource}
                  fields={fields}
                  records={records}
                  filters={filters}
                  selection={writable ? selection : undefined}
                />
                <p className="soft small">Times are in your time zone, {timeZone()}.</p>
                {selection.records.size > 0 && (
                  <BulkBar
                    resource={resource}
                    query={listQuery}
                    hasMore={query.hasNextPage}
                    selection={selection}
                    loaded={records}
                  />
                )}
              </>
            );
          }
          if (filters.active) return <p className="soft">No {nouns} match these filters.</p>;
          return (
            <EmptyState icon={Table2} title={`No ${nouns} yet`} action={create}>
              <p>
                {resource.schemas.create === null
                  ? 'Members are added with the organization.'
                  : !writable
                    ? `Your role does not include creating ${nouns}.`
                    : `Create a ${noun} here to see the API request for it, or send that request from your program.`}
              </p>
            </EmptyState>
          );
        }}
      </QueryResult>
      <ShowMore query={query}>Show {pageSize} more</ShowMore>
    </Page>
  );
}
