/** One of the 16 kinds of records, or the members: what the contract declares of its collection. */
export interface Resource {
  /** Singular, as in event names: `task`. */
  readonly kind: string;
  /** Plural, as in paths and scopes: `tasks`. */
  readonly collection: string;
  /** The names of its schemas; null where it cannot be created or changed. */
  readonly schemas: {
    readonly record: string;
    readonly list: string;
    readonly create: string | null;
    readonly update: string | null;
  };
  readonly scopes: { readonly read: string; readonly write: string | null };
  /** By name, in the order in which they are shown. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Where a record refers to others. */
  readonly references: readonly Reference[];
}

export interface Field {
  /** A JSON type, `date`, `date-time`, or the name of a schema such as `Money`. */
  readonly type: string;
  readonly enum?: readonly string[];
  readonly nullable: boolean;
  /** Whether a client may set it. */
  readonly writable: boolean;
  /** Whether creation needs it. */
  readonly required: boolean;
  /** What creation fills in; without one it is null. */
  readonly default?: unknown;
  /** How lists filter by it: the parameter of its name, or `<name>_from` and `<name>_to` for a range. */
  readonly filter?: 'equals' | 'contains' | 'range';
  readonly sortable: boolean;
  /** Whether the full text search `q` reads it. */
  readonly searchable: boolean;
}

export interface Reference {
  /** The way to the id, `*` for every item of a list: `['line_items', '*', 'product_id']`. */
  readonly path: readonly string[];
  /** The kind it refers to, `member`, or `any` where kind and id stand together. */
  readonly kind: string;
}
