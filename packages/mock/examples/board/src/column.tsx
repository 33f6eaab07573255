import type { Task } from '@worklane/client';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { columns, type Status, taskType } from './columns.ts';

interface Props {
  status: Status;
  onDrop: (task: Task) => void;
  children: ReactNode;
}

/** A list of cards, on which cards can be dropped. */
export function Column({ status, onDrop, children }: Props) {
  const [isTarget, setTarget] = useState(false);
  const headingId = useId();
  const carriesTask = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(taskType);

  return (
    <section
      aria-labelledby={headingId}
      data-target={isTarget}
      onDragOver={(event) => {
        if (!carriesTask(event)) return;
        // Allows the drop.
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        if (!carriesTask(event)) return;
        event.preventDefault();
        setTarget(false);
        onDrop(JSON.parse(event.dataTransfer.getData(taskType)));
      }}
    >
      <h2 id={headingId}>{columns[status]}</h2>
      {children}
    </section>
  );
}
