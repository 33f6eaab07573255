import { useState } from 'react';
import type { AnyRecord } from '../../contract/collections.ts';

/** The selected records of a list. */
export interface Selection {
  /** By ID, as they were when they were selected. */
  readonly records: ReadonlyMap<number, AnyRecord>;
  has: (id: number) => boolean;
  toggle: (record: AnyRecord) => void;
  add: (records: readonly AnyRecord[]) => void;
  remove: (ids: readonly number[]) => void;
  clear: () => void;
}

const none: ReadonlyMap<number, AnyRecord> = new Map();

/** Keeps a selection until the list is another one. @param list identifies the list with its filters */
export function useSelection(list: string): Selection {
  const [state, setState] = useState({ list, records: none });
  const records = state.list === list ? state.records : none;
  const change = (edit: (records: Map<number, AnyRecord>) => void) => {
    setState((current) => {
      const copy = new Map(current.list === list ? current.records : none);
      edit(copy);
      return { list, records: copy };
    });
  };
  const add = (added: readonly AnyRecord[]) =>
    change((records) => {
      for (const record of added) records.set(record.id, record);
    });
  const remove = (ids: readonly number[]) =>
    change((records) => {
      for (const id of ids) records.delete(id);
    });
  return {
    records,
    has: (id) => records.has(id),
    toggle: (record) => (records.has(record.id) ? remove([record.id]) : add([record])),
    add,
    remove,
    clear: () => setState({ list, records: none }),
  };
}
