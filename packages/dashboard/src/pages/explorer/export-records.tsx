import { useMutation } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { countOf, recordMethods } from '../../contract/collections.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import { label } from '../../ui/labels.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useToast } from '../../ui/toast.tsx';
import styles from './explorer.module.css';

interface ExportRecordsProps {
  resource: Resource;
  /** The filters and the sort order of the list. */
  query: Readonly<Record<string, string>>;
}

/** Saves all records that match the filters as a CSV file. */
export function ExportRecords({ resource, query }: ExportRecordsProps) {
  const { queries } = useOrganization();
  const toast = useToast();
  const [records, setRecords] = useState(0);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    async mutationFn({ signal }: AbortController) {
      setRecords(0);
      const { csvOf } = await import('./csv-export.ts');
      // Oldest first, as `worklane export`.
      const sort = resource.fields.created_at?.sortable ? { sort: 'created_at' } : {};
      const list = recordMethods(queries, resource).pages({ ...sort, ...query, limit: 200 }, { signal });
      let invalid = 0;
      async function* pages() {
        for await (const { data } of list) {
          invalid += data.filter((record) => 'invalid_fields' in record).length;
          yield data;
        }
      }
      saveFile(await csvOf({ resource, pages: pages(), onProgress: setRecords }), fileName(resource));
      return invalid;
    },
    onError(error, { signal }) {
      if (!signal.aborted) toast(`Export failed: ${error.message}`);
    },
    onSuccess(invalid) {
      const problem = invalid > 0 ? `, ${countOf(invalid, resource)} with invalid fields` : '';
      toast(`${label(resource.nouns)} exported${problem}`);
    },
  });
  if (!isPending) {
    return (
      <Button
        variant="secondary"
        onClick={() => {
          abort.current = new AbortController();
          mutate(abort.current);
        }}
      >
        <Download aria-hidden />
        Export CSV
      </Button>
    );
  }
  return (
    <>
      <span role="status" className={`number ${styles.exporting}`}>
        {countOf(records, resource)} read
      </span>
      <Button variant="secondary" onClick={() => abort.current?.abort()}>
        <X aria-hidden />
        Cancel export
      </Button>
    </>
  );
}

const fileName = ({ collection }: Resource): string => `${collection}-${new Date().toISOString().slice(0, 10)}.csv`;
