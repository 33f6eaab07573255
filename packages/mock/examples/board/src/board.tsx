import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type Task, WorklaneError } from '@worklane/client';
import { optimisticUpdate, useLiveUpdates } from '@worklane/client/react-query';
import { useEffect, useState } from 'react';
import { Card } from './card.tsx';
import { Column } from './column.tsx';
import { columns, type Status, statuses } from './columns.ts';
import { NewTask } from './new-task.tsx';
import { Problem } from './problem.tsx';
import { queries } from './session.ts';

interface Move {
  /** The task as the user saw it. */
  task: Task;
  to: Status;
}

interface FailedMove extends Move {
  error: unknown;
}

const isConflict = ({ error }: FailedMove) => WorklaneError.is(error, 'version_mismatch');

export function Board() {
  const liveError = useLiveUpdates(queries);
  const list = useInfiniteQuery(queries.tasks.infinite({ limit: 50 }));
  const update = useMutation(optimisticUpdate(queries.tasks));
  const [failedMoves, setFailedMoves] = useState<readonly FailedMove[]>([]);
  /** The last move with a button. */
  const [pressed, setPressed] = useState<Move>();
  const [wantedPages, setWantedPages] = useState(1);

  const pages = list.data?.pages ?? [];
  const isPageWanted = pages.length < wantedPages && list.hasNextPage && !list.isFetching && !list.isError;
  // A live change loads the list again, which cancels the request for the next page.
  useEffect(() => {
    if (isPageWanted) list.fetchNextPage();
  }, [isPageWanted, list.fetchNextPage]);

  const dismiss = ({ id }: Task) => setFailedMoves((moves) => moves.filter((move) => move.task.id !== id));
  const move = async ({ task, to }: Move) => {
    dismiss(task);
    try {
      // `ifMatch` rejects the update if someone else has changed the task since the user saw it.
      await update.mutateAsync({ id: task.id, patch: { status: to }, ifMatch: task.version });
    } catch (error) {
      setFailedMoves((moves) => [...moves, { task, to, error }]);
    }
  };
  const press = (next: Move) => {
    setPressed(next);
    return move(next);
  };

  const conflict = (task: Task) => {
    const failed = failedMoves.find((failedMove) => failedMove.task.id === task.id && isConflict(failedMove));
    if (!failed) return null;
    return (
      <Problem error={failed.error}>
        <p>
          You saw “{failed.task.title}” in {columns[failed.task.status]}. This is the current task.
        </p>
        <button type="button" onClick={() => press({ task, to: failed.to })}>
          Move to {columns[failed.to]} anyway
        </button>{' '}
        <button type="button" onClick={() => dismiss(task)}>
          Keep as it is
        </button>
      </Problem>
    );
  };
  const cardsOf = (status: Status) => {
    const tasks = pages.flatMap(({ data }) => data).filter((task) => task.status === status);
    if (tasks.length === 0) return <p>{list.isSuccess && 'No tasks. Move one here.'}</p>;
    const cards = tasks.map((task) => (
      <Card
        key={task.id}
        task={task}
        onMove={(to) => press({ task, to })}
        pressed={pressed?.task.id === task.id ? buttonOf(pressed) : undefined}
      >
        {conflict(task)}
      </Card>
    ));
    return <ul>{cards}</ul>;
  };

  return (
    <main>
      <NewTask />
      {liveError && <Problem error={liveError}>Reload the page to see changes as they occur.</Problem>}
      {list.isError && (
        <Problem error={list.error}>
          <button type="button" onClick={() => list.refetch()}>
            Load tasks again
          </button>
        </Problem>
      )}
      {failedMoves.map((failed) => {
        if (isConflict(failed)) return null;
        return (
          <Problem key={failed.task.id} error={failed.error}>
            <p>“{failed.task.title}” was not moved.</p>
            <button type="button" onClick={() => dismiss(failed.task)}>
              Dismiss
            </button>
          </Problem>
        );
      })}
      <p role="status">
        {list.isPending && 'Loading tasks…'}
        {update.isSuccess && `Moved “${update.data.title}” to ${columns[update.data.status]}.`}
      </p>
      <div className="board">
        {statuses.map((status) => (
          <Column key={status} status={status} onDrop={(task) => task.status !== status && move({ task, to: status })}>
            {cardsOf(status)}
          </Column>
        ))}
      </div>
      {list.hasNextPage && (
        <button type="button" disabled={pages.length < wantedPages} onClick={() => setWantedPages(pages.length + 1)}>
          Show more tasks
        </button>
      )}
    </main>
  );
}

const buttonOf = ({ task, to }: Move) => (statuses.indexOf(to) < statuses.indexOf(task.status) ? 'first' : 'last');
