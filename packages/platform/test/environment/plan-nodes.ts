export type PlanNode = Readonly<Record<string, unknown>>;

/** Returns the nodes of a plan that PostgreSQL explained as JSON. */
export function nodesOf(plan: unknown): PlanNode[] {
  if (Array.isArray(plan)) return plan.flatMap(nodesOf);
  if (typeof plan !== 'object' || plan === null) return [];
  return [plan as PlanNode, ...Object.values(plan).flatMap(nodesOf)];
}
