import { parse } from 'libpg-query';

/** A node of PostgreSQL's parse tree: its type is the only key. */
type Node = Readonly<Record<string, Fields>>;
// biome-ignore lint/suspicious/noExplicitAny: the tree has hundreds of types of nodes.
type Fields = Readonly<Record<string, any>>;

const key = 'organization_id';

/**
 * Returns the tables of a statement whose rows are not restricted to one organization. A database that is distributed by
 * `organization_id`, as by Citus, sends a statement to one shard if there are none: each table has a condition
 * `organization_id = $1`, or `= any ($1)` in a batch, which has one organization in a cluster, or is joined by `organization_id` with one that has.
 * @param distributed the names of the distributed tables
 */
export async function unrestrictedTables(statement: string, distributed: ReadonlySet<string>): Promise<string[]> {
  const { stmts = [] } = await parse(statement.replaceAll(/\/\*cluster ([^*]*) \*\//g, '$1'));
  const analysis = new Analysis(distributed);
  for (const { stmt } of stmts) analysis.query(stmt as Node, new Map(), undefined);
  return analysis.unrestricted();
}

/** The organization_id of a table, a subquery or a common table expression in a statement. */
class Organization {
  /** Organizations that are equal have the same root. */
  #parent: Organization | undefined;
  #isParameter = false;

  get root(): Organization {
    return this.#parent?.root ?? this;
  }

  equals(other: Organization): void {
    const [one, two] = [this.root, other.root];
    if (one === two) return;
    two.#isParameter ||= one.#isParameter;
    one.#parent = two;
  }

  equalsParameter(): void {
    this.root.#isParameter = true;
  }

  get isParameter(): boolean {
    return this.root.#isParameter;
  }
}

type Names = ReadonlyMap<string, Organization>;

/** The tables that the columns of a query can name; `parent` has those of the query around it. */
interface Scope {
  readonly tables: Map<string, Organization>;
  readonly parent: Scope | undefined;
}

class Analysis {
  readonly #distributed: ReadonlySet<string>;
  readonly #found: { table: string; organization: Organization }[] = [];

  constructor(distributed: ReadonlySet<string>) {
    this.#distributed = distributed;
  }

  unrestricted(): string[] {
    const tables = this.#found.filter(({ organization }) => !organization.isParameter).map(({ table }) => table);
    return [...new Set(tables)].sort();
  }

  /** Analyzes a query. Returns the organization_id of its result. */
  query(node: Node, expressions: Names, parent: Scope | undefined, result = new Organization()): Organization {
    const [[type, fields] = []] = Object.entries(node);
    if (!type || !fields) return result;
    const names = this.#withClause(fields.withClause, expressions, parent);
    const scope: Scope = { tables: new Map(), parent };
    if (type === 'SelectStmt') this.#select(fields, names, scope, result);
    else if (type === 'InsertStmt') this.#insert(fields, names, scope, result);
    else if (type === 'UpdateStmt' || type === 'DeleteStmt') {
      this.#source({ RangeVar: fields.relation }, names, scope);
      for (const source of fields.fromClause ?? fields.usingClause ?? []) this.#source(source, names, scope);
      this.#condition(fields.whereClause, names, scope);
      this.#targets(fields.targetList, names, scope);
      this.#result(fields.returningClause?.exprs ?? fields.returningList, names, scope, result);
    } else if (type === 'DeclareCursorStmt') this.query(fields.query, names, parent, result);
    return result;
  }

  #withClause(clause: Fields | undefined, expressions: Names, parent: Scope | undefined): Names {
    const names = new Map(expressions);
    for (const { CommonTableExpr: expression } of clause?.ctes ?? []) {
      // A recursive expression reads its own result.
      const result = new Organization();
      names.set(expression.ctename, result);
      this.query(expression.ctequery, names, parent, result);
    }
    return names;
  }

  #select(fields: Fields, names: Names, scope: Scope, result: Organization): void {
    for (const side of [fields.larg, fields.rarg]) {
      if (side) this.query({ SelectStmt: side }, names, scope.parent, result);
    }
    for (const source of fields.fromClause ?? []) this.#source(source, names, scope);
    this.#condition(fields.whereClause, names, scope);
    this.#condition(fields.havingClause, names, scope);
    this.#result(fields.targetList, names, scope, result);
  }

  #insert(fields: Fields, names: Names, scope: Scope, result: Organization): void {
    const target = this.#source({ RangeVar: fields.relation }, names, scope);
    const index = (fields.cols ?? []).findIndex(({ ResTarget: { name } }: Fields) => name === key);
    const select: Fields | undefined = fields.selectStmt?.SelectStmt;
    if (select) this.query({ SelectStmt: select }, names, scope.parent);
    const inner: Scope = { tables: new Map(), parent: scope.parent };
    for (const source of select?.fromClause ?? []) this.#source(source, names, inner);
    this.#condition(select?.whereClause, names, inner);
    const rows: Node[][] = select?.valuesLists?.map(({ List }: Node) => List?.items) ?? [];
    const values = rows.length > 0 ? rows.map((row) => row[index]) : [select?.targetList?.[index]?.ResTarget?.val];
    for (const value of values) if (value) this.#equal(target, value, inner);
    this.#result(fields.returningClause?.exprs ?? fields.returningList, names, scope, result);
  }

  /** Adds a table of a FROM clause. Returns its organization_id. */
  #source(node: Node, names: Names, scope: Scope): Organization {
    const { RangeVar: table, RangeSubselect: subquery, JoinExpr: join } = node;
    if (join) {
      const sides = [this.#source(join.larg, names, scope), this.#source(join.rarg, names, scope)] as const;
      const columns: string[] = (join.usingClause ?? []).map(({ String: text }: Node) => text?.sval);
      if (columns.includes(key)) sides[0].equals(sides[1]);
      this.#condition(join.quals, names, scope);
      return sides[0];
    }
    const organization = subquery
      ? this.query(subquery.subquery, names, scope)
      : ((table?.schemaname ? undefined : names.get(table?.relname)) ?? new Organization());
    if (table && !names.has(table.relname) && this.#distributed.has(table.relname)) {
      this.#found.push({ table: table.relname, organization });
    }
    const alias = (table ?? subquery ?? node.RangeFunction)?.alias?.aliasname ?? table?.relname;
    if (alias) scope.tables.set(alias, organization);
    return organization;
  }

  /** Finds equalities in conditions that all must be true, and analyzes subqueries anywhere. */
  #condition(node: Node | undefined, names: Names, scope: Scope): void {
    if (!node) return;
    const { BoolExpr: logical, A_Expr: comparison } = node;
    if (logical?.boolop === 'AND_EXPR') {
      for (const each of logical.args) this.#condition(each, names, scope);
      return;
    }
    const isComparison = comparison?.kind === 'AEXPR_OP' || comparison?.kind === 'AEXPR_OP_ANY';
    if (isComparison && comparison.name.at(-1).String.sval === '=') {
      const one = this.#organizationOf(comparison.lexpr, scope);
      const other = this.#organizationOf(comparison.rexpr, scope);
      if (one) this.#equal(one, comparison.rexpr, scope);
      else if (other) this.#equal(other, comparison.lexpr, scope);
    }
    this.#subqueries(node, names, scope);
  }

  #targets(targets: readonly Node[] | undefined, names: Names, scope: Scope): void {
    for (const target of targets ?? []) this.#subqueries(target, names, scope);
  }

  #result(targets: readonly Node[] | undefined, names: Names, scope: Scope, result: Organization): void {
    this.#targets(targets, names, scope);
    for (const { ResTarget: target } of targets ?? []) {
      const fields: Node[] = target?.val?.ColumnRef?.fields ?? [];
      const isStar = fields.at(-1)?.A_Star !== undefined;
      const name = target?.name ?? fields.at(-1)?.String?.sval;
      if (isStar || name === key) {
        const organization = isStar ? this.#named(fields, scope) : undefined;
        if (organization) result.equals(organization);
        else if (target?.val) this.#equal(result, target.val, scope);
      }
    }
  }

  #subqueries(node: unknown, names: Names, scope: Scope): void {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (name === 'SubLink') this.query(value.subselect, names, scope);
      else this.#subqueries(value, names, scope);
    }
  }

  #equal(organization: Organization, value: Node, scope: Scope): void {
    const expression = value.TypeCast?.arg ?? value;
    if (expression.ParamRef || expression.A_Const) organization.equalsParameter();
    const other = this.#organizationOf(expression, scope);
    if (other) organization.equals(other);
  }

  /** Returns the organization_id that a column is; undefined for other expressions. */
  #organizationOf(node: Node, scope: Scope): Organization | undefined {
    const fields: Node[] = node.ColumnRef?.fields ?? [];
    return fields.at(-1)?.String?.sval === key ? this.#named(fields, scope) : undefined;
  }

  /** Returns the organization_id of the table that a column names, or of the only one of its query. */
  #named(fields: readonly Node[], scope: Scope): Organization | undefined {
    const table = fields.length > 1 ? fields[0]?.String?.sval : undefined;
    for (let each: Scope | undefined = scope; each; each = each.parent) {
      const found = table === undefined ? [...each.tables.values()][0] : each.tables.get(table);
      if (found) return found;
    }
    return undefined;
  }
}
