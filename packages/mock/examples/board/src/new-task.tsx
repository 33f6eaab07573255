import { useMutation } from '@tanstack/react-query';
import { Problem } from './problem.tsx';
import { queries } from './session.ts';

export function NewTask() {
  const create = useMutation(queries.tasks.create());

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const title = String(new FormData(form).get('title'));
        create.mutate({ title }, { onSuccess: () => form.reset() });
      }}
    >
      <label>
        New task <input name="title" required aria-invalid={create.isError} />
      </label>{' '}
      <button type="submit" disabled={create.isPending}>
        Create task
      </button>
      {create.isError && <Problem error={create.error} />}
    </form>
  );
}
