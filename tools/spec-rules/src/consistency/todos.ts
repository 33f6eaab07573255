import type { ContractFiles } from './contract-files.ts';
import type { ConsistencyProblem } from './spec-node.ts';

/** Reports what generators leave to a person: texts that start with `TODO:`. */
export function checkTodos({ files }: ContractFiles): ConsistencyProblem[] {
  return files.flatMap((file) =>
    [...file.descendants()].flatMap((node): ConsistencyProblem[] => {
      const [, task] = (typeof node.value === 'string' && /^TODO:\s*(.*)$/s.exec(node.value)) || [];
      return task === undefined ? [] : [{ ruleId: 'no-todo', message: `Decide: ${task}`, at: node }];
    }),
  );
}
