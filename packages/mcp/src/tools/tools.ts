import type { Tool } from '../tool.ts';
import { createRecords } from './create-records.ts';
import { deleteRecords } from './delete-records.ts';
import { describeKind } from './describe-kind.ts';
import { getRecord } from './get-record.ts';
import { listKinds } from './list-kinds.ts';
import { listRecords } from './list-records.ts';
import { recentEvents } from './recent-events.ts';
import { recordHistory } from './record-history.ts';
import { search } from './search.ts';
import { updateRecords } from './update-records.ts';
import { whoAmI } from './who-am-i.ts';

/** All tools, in the order in which clients list them. */
export const tools: readonly Tool[] = [
  whoAmI,
  listKinds,
  describeKind,
  search,
  listRecords,
  getRecord,
  createRecords,
  updateRecords,
  deleteRecords,
  recordHistory,
  recentEvents,
];
