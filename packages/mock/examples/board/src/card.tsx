import { useIsMutating } from '@tanstack/react-query';
import type { Task } from '@worklane/client';
import { type ReactNode, useEffect, useRef } from 'react';
import { columns, type Status, statuses, taskType } from './columns.ts';

interface Props {
  task: Task;
  onMove: (to: Status) => void;
  /** The button of this card that the user pressed last: the first one moves it to the left. */
  pressed: 'first' | 'last' | undefined;
  /** The problem of the last move. */
  children: ReactNode;
}

/** A task, which is moved by dragging it or with its buttons. */
export function Card({ task, onMove, pressed, children }: Props) {
  const isMoving = useIsMutating({ predicate: ({ state }) => (state.variables as Partial<Task>)?.id === task.id }) > 0;
  const buttons = useRef<HTMLParagraphElement>(null);

  // A moved card is a new element, and the browser removed the focus with the old one.
  useEffect(() => {
    if (!pressed || document.activeElement !== document.body) return;
    buttons.current?.querySelector<HTMLButtonElement>(`:${pressed}-child`)?.focus();
  }, [pressed]);

  const index = statuses.indexOf(task.status);
  const moveButton = (to: Status | undefined, arrow: string) =>
    to && (
      <button
        type="button"
        aria-label={`Move ${task.title} to ${columns[to]}`}
        aria-disabled={isMoving}
        onClick={() => isMoving || onMove(to)}
      >
        {arrow}
      </button>
    );

  return (
    <li
      draggable={!isMoving}
      aria-busy={isMoving}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData(taskType, JSON.stringify(task));
      }}
    >
      <h3>{task.title}</h3>
      {task.due_at && <p>Due {new Date(task.due_at).toLocaleDateString()}</p>}
      <p ref={buttons}>
        {moveButton(statuses[index - 1], '←')} {moveButton(statuses[index + 1], '→')}
      </p>
      {children}
    </li>
  );
}
