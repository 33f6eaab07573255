/** A kind of problem (RFC 9457), as every answer of that kind has it. */
export interface ProblemInfo {
  readonly status: number;
  readonly title: string;
  readonly description: string;
}
