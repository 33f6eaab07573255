import { useMutation } from '@tanstack/react-query';

/** A call that a form or a button makes, and how it goes. */
export const useSending = <Input, Output>(send: (input: Input) => Promise<Output>) =>
  useMutation<Output, Error, Input>({ mutationFn: send });
