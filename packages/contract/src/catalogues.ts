/** The authentication of a request: an access token, client credentials, the session of a member, or none. */
export type Authentication = 'bearer' | 'client' | 'session' | 'none';

/** When a part of the contract was deprecated, and when it will be removed: dates such as `2027-05-03`, in UTC. */
export interface Deprecation {
  readonly since: string;
  readonly sunset?: string;
}

/** The deprecation of an operation. */
export interface OperationDeprecation extends Deprecation {
  /** The headers that every response of the operation has, by name (RFC 9745, RFC 8594). */
  readonly headers: Readonly<Record<string, string>>;
}

/** A row of the operation table. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  /** The path template: `/api/v1/{organization_id}/tasks/{id}`. */
  readonly path: string;
  readonly tag: string;
  /** The collection it belongs to, for operations below `/api/v1/{organization_id}`. */
  readonly collection?: string;
  readonly summary: string;
  /** The action of the event of the transition that it makes: `approved`. */
  readonly transition?: string;
  /** The first ID of a renamed operation, by which idempotency keys are stored. */
  readonly renamedFrom?: string;
  /** Present if the operation is deprecated. Its description names the replacement. */
  readonly deprecation?: OperationDeprecation;
  readonly authentication: Authentication;
  /** The scopes that an access token must have. */
  readonly scopes: readonly string[];
  /** Scopes of which an access token must have at least one. */
  readonly anyScope?: readonly string[];
  /** For sessions: the member must have one of these roles in the organization of the path. An empty list allows any role. */
  readonly roles?: readonly string[];
  readonly parameters: readonly OperationParameter[];
  readonly requestBody: { readonly required: boolean; readonly content: SchemaByMediaType } | null;
  /** By status. */
  readonly responses: Readonly<Record<string, OperationResponse>>;
}

export interface OperationParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  /** Present if the value is a comma-separated list. */
  readonly list?: true;
  /** Present if the parameter is deprecated. */
  readonly deprecation?: Deprecation;
}

export interface OperationResponse {
  readonly content: SchemaByMediaType;
}

/** The schema name of a body by media type; null for text. */
export type SchemaByMediaType = Readonly<Record<string, string | null>>;

/** A resource kind of the contract, or the members, with its collection. */
export interface Resource {
  /** Singular, as in event names: `task`. */
  readonly kind: string;
  /** Plural, as in paths and scopes: `tasks`. */
  readonly collection: string;
  /** Its name in clients: `purchaseOrders` of `purchase-orders`. */
  readonly property: string;
  /** Singular, in prose: `purchase order`. */
  readonly noun: string;
  /** Plural, in prose: `purchase orders`. */
  readonly nouns: string;
  /** The names of its schemas; null if it cannot be created or updated. */
  readonly schemas: {
    readonly record: string;
    readonly list: string;
    readonly create: string | null;
    readonly update: string | null;
  };
  /** Changes with every change of the contract that decides whether a stored record is valid. */
  readonly fingerprint: string;
  readonly scopes: { readonly read: string; readonly write: string | null };
  /** By name, in display order. */
  readonly fields: Readonly<Record<string, Field>>;
  /** The references to other records. */
  readonly references: readonly Reference[];
  /** What its fields must satisfy together, and what the service sets. */
  readonly rules?: readonly RecordRule[];
  /** Fields that the kind had. Stored records may still have values of them, which nobody sees. */
  readonly removedFields?: readonly string[];
}

export interface Field {
  /** A JSON type, `date`, `date-time`, or the name of a schema such as `Money`. */
  readonly type: string;
  readonly enum?: readonly string[];
  readonly nullable: boolean;
  /** Whether clients may set it. */
  readonly writable: boolean;
  /** Whether it is required to create a record. */
  readonly required: boolean;
  /** The value if a created record omits it; null without a default. */
  readonly default?: unknown;
  /** How lists filter by it. */
  readonly filter?: 'equals' | 'contains' | 'range';
  /** Present if `A` to `Z` are equal to `a` to `z` in the filter, as in email addresses. */
  readonly caseless?: true;
  /** The parameters of the filter: `status`, `status_in` and `status_not`, or `due_at_from`, `due_at_to` and `due_at_empty`. */
  readonly filters: readonly string[];
  readonly sortable: boolean;
  /** Whether the full-text search `q` includes it. */
  readonly searchable: boolean;
  /** Present if the field is deprecated. */
  readonly deprecation?: Deprecation;
  /** Present if records that an earlier contract described get their value from what they have. */
  readonly migration?: FieldMigration;
}

/** How the value of a field follows from a record that an earlier contract described. */
export interface FieldMigration {
  /** The name of the field in that contract. */
  readonly renamedFrom?: string;
  /** The new value for each removed value of the enumeration. */
  readonly replacedValues?: Readonly<Record<string, string>>;
  /** The field whose value a record without one has. */
  readonly existingFrom?: string;
  /** The value of a record without one. */
  readonly existing?: unknown;
}

export interface Reference {
  /** The path of the id, with `*` for every item of a list: `['line_items', '*', 'product_id']`. */
  readonly path: readonly string[];
  /** The kind of the referenced record, `member`, or `any` if the record contains the kind beside the id. */
  readonly kind: string;
  /** Whether no chain of these references may lead from a record back to it. */
  readonly acyclic?: true;
}

/** A rule of a field: the extension `x-after` is the rule `after`. */
export interface RecordRule {
  readonly rule: string;
  /** The path of the field, as of a reference. */
  readonly path: readonly string[];
  /** Another field or a list of them, or the values of one that set this field. */
  readonly value: unknown;
  /** What its violations say after the name of the field. Default: what the rule says. */
  readonly message?: string;
}

/** An event type that webhooks can subscribe to. */
export interface EventInfo {
  /** `<entity>.<action>`; actions are `created`, `updated`, `deleted`, and those of the transitions of the kind. */
  readonly type: string;
  readonly entity: string;
  readonly action: string;
  /** The scope required to subscribe. */
  readonly scope: string;
  readonly summary: string;
  /** The name of the payload schema. */
  readonly schema: string;
  /** Present if the event is deprecated. */
  readonly deprecation?: Deprecation;
}

/** An application of Worklane itself: a public client without a secret, in every installation. */
export interface FirstPartyApplication {
  /** Shown to users, as on the consent page. */
  readonly name: string;
  /**
   * Those with a loopback IP address and without a port allow any port (RFC 8252, section 7.3). Without any, the application
   * cannot use the authorization server.
   */
  readonly redirectUris: readonly string[];
  /** The scopes that it may request. */
  readonly scopes: readonly string[];
}

/** The fields of a resource that are columns of a table, such as a webhook. */
export interface Settings {
  readonly fields: readonly string[];
  /** Those that never change. */
  readonly constant: readonly string[];
  /** Those that requests can set. */
  readonly writable: readonly string[];
  /** The values of a new one. */
  readonly initial: Readonly<Record<string, unknown>>;
}

/** A field of a resource that requests can set. */
export interface SettingField {
  /** A JSON type. */
  readonly type: string;
  readonly enum?: readonly string[];
  readonly nullable: boolean;
  /** Whether a new resource cannot have it. */
  readonly isLater: boolean;
  readonly description: string;
}

/** How deliveries are sent and retried. */
export interface DeliveryRules {
  /** The request headers that all deliveries have in common; each attempt adds those of Standard Webhooks. */
  readonly headers: Readonly<Record<string, string>>;
  /** The time limit of an attempt: connection, headers and body. */
  readonly timeoutSeconds: number;
  /** The time that recording an attempt takes at most. */
  readonly recordingSeconds: number;
  /** The time for which a node claims a delivery: to wait for its attempt, to make it and to record it. */
  readonly leaseSeconds: number;
  /** From each failed attempt to the next; the first attempt is made at once. */
  readonly retryDelaysSeconds: readonly number[];
  /** The largest share that is added to a delay, so that deliveries that failed together are not retried together. */
  readonly maxJitter: number;
  /** The statuses whose Retry-After extends a delay. */
  readonly retryAfterStatuses: readonly number[];
  /** The longest time by which Retry-After can postpone a retry. */
  readonly maxRetryAfterSeconds: number;
  /** The status that ends a delivery and disables its webhook. */
  readonly disablingStatus: number;
  /** The time without a success after which a webhook that fails is disabled. */
  readonly maxFailingSeconds: number;
  /** The most earlier secrets that sign at the same time. */
  readonly maxOldSecrets: number;
  /** The time after a rotation in which the replaced secret signs too. */
  readonly secretOverlapSeconds: number;
  /** The header that marks test messages, with the value `true`. */
  readonly testHeader: string;
}

/** A role of members. */
export interface RoleInfo {
  /** `Owner`. */
  readonly label: string;
  readonly description: string;
  /** The scopes that access tokens on behalf of a member with the role may have. */
  readonly scopes: readonly string[];
}

/** A problem type (RFC 9457) of the catalogue. */
export interface ProblemInfo {
  readonly status: number;
  readonly title: string;
  /** When exactly the problem occurs, in one or two sentences of Markdown. */
  readonly cause: string;
  /** What the developer does about it, as Markdown with code blocks. */
  readonly remedy: string;
}
