import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ErrorCode, WorklaneError } from '@worklane/client';
import { type Resource, recordName } from '@worklane/contract';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type AnyRecord, collectionOf, countOf, recordMethods } from '../../contract/collections.ts';
import { TextField } from '../../forms/field.tsx';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { AlertDialogPopup } from '../../ui/alert-dialog.tsx';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { label } from '../../ui/labels.ts';
import { Progress } from '../../ui/progress.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './bulk.module.css';
import { type BulkFailure, type BulkResult, batchesOf, runBulk } from './bulk-run.ts';

interface BulkDialogProps {
  resource: Resource;
  records: readonly AnyRecord[];
  icon: LucideIcon;
  /** The change in words: `Delete`, `Deleting`, `deleted`. */
  verb: readonly [imperative: string, present: string, past: string];
  variant?: ButtonVariant;
  description: ReactNode;
  /** What is decided before the change starts. */
  children?: ReactNode;
  /** Whether the change can start. */
  ready?: boolean;
  /** With more records, their number is typed before the change can start. */
  confirmAbove?: number;
  /** Returns the change of a batch. */
  change: (record: AnyRecord) => object;
  /** Records that fail with this code are tried again as long as others succeed. */
  retryOn?: ErrorCode;
  /** Undoes the change of these records, which is offered after the run; `after` has what the service returned, by ID. */
  undo: (changed: readonly AnyRecord[], after: ReadonlyMap<number, AnyRecord>) => Promise<void>;
  /** Called with the changed records when the run has ended. */
  onDone?: (changed: readonly AnyRecord[]) => void;
}

type Run =
  | { state: 'ready' }
  | { state: 'running'; done: number }
  | { state: 'ended'; result: BulkResult<AnyRecord>; cancelled: boolean; undo: () => Promise<void> };

/** Asks for confirmation, changes the selected records with their progress, and lists those that failed. */
export function BulkDialog(props: BulkDialogProps) {
  const { resource, records, icon: Icon, verb, variant = 'primary', description, children, ready = true } = props;
  const { confirmAbove = Number.POSITIVE_INFINITY } = props;
  const { id, queries } = useOrganization();
  const cache = useQueryClient();
  const toast = useToast();
  const [imperative, present, past] = verb;
  const [open, setOpen] = useState(false);
  const [run, setRun] = useState<Run>({ state: 'ready' });
  const [typed, setTyped] = useState('');
  const abort = useRef<AbortController>(undefined);
  // What is selected changes with the result; the dialog is about what was confirmed.
  const [started, setStarted] = useState<readonly AnyRecord[]>([]);
  useEffect(() => () => abort.current?.abort(), []);
  const nouns = (number: number) => countOf(number, resource);

  const isTyped = records.length > confirmAbove;
  const isConfirmed = !isTyped || typed.trim() === String(records.length);

  async function start() {
    const controller = new AbortController();
    abort.current = controller;
    setStarted(records);
    setRun({ state: 'running', done: 0 });
    const { signal } = controller;
    const onProgress = (done: number) => setRun({ state: 'running', done });
    const after = new Map<number, AnyRecord>();
    const requests = batchesOf(recordMethods(queries, resource), props.change, (record) =>
      after.set(record.id, record),
    );
    const result = await runBulk({ items: records, requests, retryOn: props.retryOn, signal, onProgress });
    void cache.invalidateQueries({ queryKey: [id] });
    props.onDone?.(result.succeeded);
    const undo = () => props.undo(result.succeeded, after);
    if (result.succeeded.length < records.length) {
      return setRun({ state: 'ended', result, cancelled: signal.aborted, undo });
    }
    setOpen(false);
    toast(`${nouns(records.length)} ${past}`, { undo });
  }

  const content = {
    ready: () => ({
      title: `${imperative} ${nouns(records.length)}?`,
      description,
      body: (
        <>
          {children}
          {isTyped && (
            <TextField
              pointer="/number of records"
              label={`Number of ${resource.nouns}`}
              description={`To confirm, type ${records.length}.`}
              inputMode="numeric"
              value={typed}
              onChange={setTyped}
              short
            />
          )}
        </>
      ),
      actions: (
        <>
          <AlertDialog.Close render={<Button variant="secondary" />}>Cancel</AlertDialog.Close>
          <Button variant={variant} disabled={!ready || !isConfirmed} onClick={() => void start()}>
            {imperative} {nouns(records.length)}
          </Button>
        </>
      ),
    }),
    running: () => {
      const done = run.state === 'running' ? run.done : 0;
      return {
        title: `${present} ${nouns(started.length)}`,
        description: 'Keep this page open until the end.',
        body: <Progress label={`${done} of ${nouns(started.length)}`} value={done} max={started.length} />,
        actions: (
          <Button variant="secondary" onClick={() => abort.current?.abort()}>
            Cancel
          </Button>
        ),
      };
    },
    ended: () => {
      const { result, cancelled, undo } = run as Extract<Run, { state: 'ended' }>;
      const rest = started.length - result.succeeded.length - result.failed.length;
      const uncertain = result.uncertain.flatMap(({ items }) => items).length;
      const failed = result.failed.length - uncertain;
      return {
        title: `${nouns(result.succeeded.length)} ${past}`,
        description: [
          failed > 0 && `${nouns(failed)} could not be ${past}.`,
          uncertain > 0 && `${nouns(uncertain)} may have been ${past}: look at them before you try again.`,
          cancelled && `Cancelled before ${nouns(rest)}.`,
          !cancelled && rest > 0 && `The session ended before ${nouns(rest)}.`,
        ]
          .filter(Boolean)
          .join(' '),
        body: result.failed.length > 0 && <Failures resource={resource} failures={result.failed} />,
        actions: (
          <>
            {result.succeeded.length > 0 && (
              <AlertDialog.Close render={<Button variant="secondary" />} onClick={() => void undo()}>
                Undo
              </AlertDialog.Close>
            )}
            <AlertDialog.Close render={<Button />}>Close</AlertDialog.Close>
          </>
        ),
      };
    },
  };
  const { title, description: text, body, actions } = content[run.state]();
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        // Escape cancels what runs. Closing would hide what was changed.
        if (!next && run.state === 'running') {
          abort.current?.abort();
          return;
        }
        setOpen(next);
        if (!next) return;
        setRun({ state: 'ready' });
        setTyped('');
      }}
    >
      <AlertDialog.Trigger render={<Button variant="secondary" small />}>
        <Icon aria-hidden />
        {imperative}
      </AlertDialog.Trigger>
      <AlertDialogPopup title={title} description={text} actions={actions}>
        {body}
      </AlertDialogPopup>
    </AlertDialog.Root>
  );
}

interface FailuresProps {
  resource: Resource;
  failures: readonly BulkFailure<AnyRecord>[];
}

/** The failures that are listed. More would not be read one by one. */
const maxListed = 50;

function Failures({ resource, failures }: FailuresProps) {
  const { id } = useOrganization();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.failures} aria-label="Failures" tabIndex={0}>
      <ul>
        {failures.slice(0, maxListed).map(({ item, error }) => (
          <li key={item.id}>
            <Link to={paths.record(id, resource.collection, item.id)}>{recordName(resource, item)}</Link>:{' '}
            {error.message}
            <ReferencedBy error={error} />
          </li>
        ))}
      </ul>
      {failures.length > maxListed && <p className="soft">And {failures.length - maxListed} more.</p>}
    </section>
  );
}

/** Links to the records whose references prevent a deletion. */
function ReferencedBy({ error }: { error: Error }) {
  const { id } = useOrganization();
  const references = WorklaneError.is(error) ? error.referencedBy : [];
  return references.slice(0, 3).map((reference) => (
    <span key={`${reference.kind} ${reference.id}`}>
      {' '}
      <Link to={paths.record(id, collectionOf(reference.kind)?.collection ?? reference.kind, reference.id)}>
        {label(reference.kind)} {reference.id}
      </Link>
    </span>
  ));
}
