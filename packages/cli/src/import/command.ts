import { type AddCommand, action, examples } from '../command/invocation.ts';
import { delimiter, positiveInteger, repeatable } from '../command/options.ts';
import { exitCodes } from '../errors.ts';

/** Adds `worklane import`. */
export const addImport: AddCommand = (program, context) => {
  program
    .command('import')
    .summary('Create records from a CSV file')
    .description(
      'Creates a record for each row of a CSV file in UTF-8 or UTF-16. Columns set the fields with their names; --map names those of other ' +
        'columns. Empty cells are left out. Parts of a field have columns such as address.city, budget.amount and ' +
        'custom_fields.vip; values of a list are separated by semicolons. In a file with the delimiter ";", numbers can have decimal commas.\n\n' +
        'After an interruption, the same command within 24 hours continues: no row is lost or imported twice. Rejected rows are ' +
        `written to a report, which can be corrected and imported; the exit code is then ${exitCodes.partial}.`,
    )
    .argument('<collection>', 'such as contacts')
    .argument('<file>', '- reads standard input')
    .option('--map <column=field>', 'field of a column; without a field, it is ignored; can be repeated', repeatable)
    .option('--dry-run', 'show the mapping and validate all rows, but send nothing')
    .option('--report <file>', 'report of rejected rows (default: <file>.rejected.csv)')
    .option('--delimiter <character>', 'delimiter, such as ";" or tab (default: detected)', delimiter)
    .option('--concurrency <n>', 'requests at once', positiveInteger('--concurrency'), 4)
    .option('--run <name>', 'name of the import; the same file with another name is imported once more', '')
    .addHelpText(
      'after',
      examples(
        'worklane import contacts contacts.csv --dry-run',
        "worklane import contacts contacts.csv --map 'Surname=last_name' --map 'Notes='",
        'worklane import contacts contacts.rejected.csv',
      ),
    )
    .action(action(context, () => import('./run-import.ts'), 'importFile'));
};
