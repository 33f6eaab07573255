/** Microseconds of a processor for one request: of a node, and of PostgreSQL. */
type Cost = readonly [node: number, database: number];

/**
 * Measured on two busy cores of a virtual machine: `npm run bench -- growth organizations`, and `deliveries` for theirs. With 50,000
 * organizations instead of 1,000, requests cost 0.8 to 1.3 times as much. A mix of all costs up to 1.8 times the sum, because each
 * statement then serves fewer requests: `busy` leaves room for that.
 */
const costs = {
  reads: [100, 40],
  lists: [350, 280],
  changes: [380, 430],
  eventPages: [630, 810],
  deliveries: [190, 65],
} as const satisfies Record<string, Cost>;

/** The share of a processor for the sum of the costs. */
const busy = 0.5;

/** Places for event streams, and connections to PostgreSQL with the default of `DATABASE_CONNECTIONS`, of one node. */
const [streamsOfNode, connectionsOfNode] = [20_000, 14];

/** Bytes with indexes, and days that they are kept: the table "What is stored". */
const stored = {
  /** With an account, an application and its token. */
  organization: { bytes: 2520 },
  record: { bytes: 980 },
  change: { bytes: 1180, days: 365 },
  delivery: { bytes: 1160, days: 30 },
} as const;

/** What an installation serves. Rates are those of a second at the peak. */
export interface Demand {
  readonly organizations: number;
  readonly records: number;
  /** Reads of a record by its ID. */
  readonly reads: number;
  /** Pages of 50 records. */
  readonly lists: number;
  /** Created, updated and deleted records. */
  readonly changes: number;
  /** Pages of the event feed. */
  readonly eventPages: number;
  /** Webhooks that receive the event of a change. */
  readonly webhooks: number;
  /** Open event streams. */
  readonly streams: number;
  /** The average rate in percent of the peak, for what is stored. */
  readonly average: number;
  /** Cores of a PostgreSQL server. */
  readonly cores: number;
  /** Terabytes of a PostgreSQL server. */
  readonly terabytes: number;
}

export interface Capacity {
  /** Nodes with a core each, without one for failures and upgrades. */
  readonly nodes: number;
  /** Servers of PostgreSQL, without replicas. */
  readonly servers: number;
  readonly connections: number;
  readonly gigabytes: number;
  /** How full each resource of one node on one server would be, fullest first: 1 is as full as it should be. */
  readonly fullness: readonly { readonly resource: string; readonly share: number }[];
}

/** Returns what an installation needs for a demand. */
export function capacityFor(demand: Demand): Capacity {
  const rates = { ...demand, deliveries: demand.changes * demand.webhooks };
  const names = Object.keys(costs) as (keyof typeof costs)[];
  const coresOf = (part: 0 | 1) => names.reduce((sum, name) => sum + rates[name] * costs[name][part], 0) / 1e6 / busy;
  const [nodeCores, databaseCores] = [coresOf(0), coresOf(1)];

  const perDay = 86_400 * (demand.average / 100);
  const bytes =
    demand.organizations * stored.organization.bytes +
    demand.records * stored.record.bytes +
    demand.changes * perDay * stored.change.days * stored.change.bytes +
    rates.deliveries * perDay * stored.delivery.days * stored.delivery.bytes;
  const gigabytes = bytes / 1e9;

  const resources = {
    'The core of a node': nodeCores,
    'Event streams of a node': demand.streams / streamsOfNode,
    'The cores of a PostgreSQL server': databaseCores / demand.cores,
    'The storage of a PostgreSQL server': gigabytes / 1000 / demand.terabytes,
  };
  const [core, streams, cores, storage] = Object.values(resources) as [number, number, number, number];
  const nodes = Math.max(1, Math.ceil(Math.max(core, streams)));
  return {
    nodes,
    servers: Math.max(1, Math.ceil(Math.max(cores, storage))),
    connections: nodes * connectionsOfNode,
    gigabytes,
    fullness: Object.entries(resources)
      .map(([resource, share]) => ({ resource, share }))
      .toSorted((a, b) => b.share - a.share),
  };
}
