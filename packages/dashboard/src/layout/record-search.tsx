import { Combobox } from '@base-ui/react/combobox';
import { useQuery } from '@tanstack/react-query';
import type { SearchResult } from '@worklane/client';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { collectionOf } from '../contract/collections.ts';
import styles from '../forms/reference-field.module.css';
import { paths } from '../paths.ts';
import { useOrganization } from '../session/organization.tsx';
import input from '../ui/input.module.css';
import { label } from '../ui/labels.ts';

interface Group {
  readonly kind: string;
  readonly items: readonly SearchResult[];
}

/** Finds records of all kinds, best match first, and opens the selected one. */
export function RecordSearch() {
  const { id: organization, queries } = useOrganization();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    ...queries.search({ q, limit: 20 }),
    enabled: q !== '',
    placeholderData: (previous) => previous,
  });
  const found = q === '' ? [] : (data?.data ?? []);
  const groups: Group[] = [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, items]) => ({ kind, items }));
  return (
    <Combobox.Root<SearchResult>
      items={groups}
      // The items are search results already.
      filter={null}
      autoHighlight
      value={null}
      inputValue={text}
      onInputValueChange={setText}
      onValueChange={(result) => {
        const { collection } = collectionOf(result?.kind ?? '') ?? {};
        if (!result || collection === undefined) return;
        setText('');
        navigate(paths.record(organization, collection, result.id));
      }}
      itemToStringLabel={({ name }) => name}
    >
      <Combobox.Input className={input.input} placeholder="Search" aria-label="Search records" />
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner ?? ''} sideOffset={4} align="start">
          <Combobox.Popup className={`${styles.popup} ${styles.wide}`}>
            <Combobox.Empty className={styles.empty}>{q !== '' && !isFetching && 'No records found.'}</Combobox.Empty>
            <Combobox.List>
              {({ kind, items }: Group) => (
                <Combobox.Group key={kind} items={items}>
                  <Combobox.GroupLabel className={styles.heading}>
                    {label(collectionOf(kind)?.nouns ?? kind)}
                  </Combobox.GroupLabel>
                  <Combobox.Collection>
                    {(result: SearchResult) => (
                      <Combobox.Item key={result.id} value={result} className={styles.item}>
                        <span>{result.name}</span>
                      </Combobox.Item>
                    )}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
