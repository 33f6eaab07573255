/** An event that webhooks can subscribe to. */
export interface EventInfo {
  /** `<entity>.<action>` */
  readonly type: string;
  readonly entity: string;
  readonly action: string;
  /** The scope that subscribing to it needs. */
  readonly scope: string;
  readonly summary: string;
  /** The name of the schema of its payload. */
  readonly schema: string;
}
