import { useMutation } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import { useEffect, useRef, useState } from 'react';
import { type AnyRecord, recordMethods } from '../../contract/collections.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Records that can be selected at once; more changes take longer than anybody waits. */
const maxSelected = 10_000;

interface SelectMatchingProps {
  resource: Resource;
  query: Readonly<Record<string, string>>;
  onSelect: (records: readonly AnyRecord[]) => void;
}

/** Selects all records that match the filters, also those that the page has not loaded. */
export function SelectMatching({ resource, query, onSelect }: SelectMatchingProps) {
  const { queries } = useOrganization();
  const toast = useToast();
  const [found, setFound] = useState(0);
  const isFiltered = Object.keys(query).some((name) => name !== 'sort');
  const text = isFiltered ? 'Select all that match' : `Select all ${resource.nouns}`;
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const controller = new AbortController();
      abort.current = controller;
      const records: AnyRecord[] = [];
      const list = recordMethods(queries, resource).iterate({ ...query, limit: 200 }, { signal: controller.signal });
      for await (const record of list) {
        if (records.push(record) === maxSelected) break;
        if (records.length % 200 === 0) setFound(records.length);
      }
      return records;
    },
    onSuccess(records) {
      onSelect(records);
      if (records.length === maxSelected) toast(`Selected the first ${maxSelected.toLocaleString('en')}`);
    },
    onError: () => toast(`Could not select all ${resource.nouns}`),
  });
  return (
    <Button variant="text" small pending={isPending} onClick={() => mutate()}>
      {isPending && found > 0 ? `Selecting: ${found.toLocaleString('en')}` : text}
    </Button>
  );
}
