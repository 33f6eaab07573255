/** What the fuzzer neither generates nor checks, with reasons; `worklane-conformance fuzz --help` prints it. */
export const leftOut: readonly { readonly what: string; readonly why: string }[] = [
  {
    what: 'leap seconds, and date-times outside the years 1 to 9999 in UTC',
    why: 'the format date-time allows them, no clock of the service can tell them (platform, bad-input.test.ts has them)',
  },
  {
    what: 'which words q finds in texts with other characters than ASCII letters and spaces',
    why: 'the contract leaves word boundaries to the service: what is found there must be a part of the list',
  },
  {
    what: 'bodies above 1 MiB',
    why: 'cases/bodies.ts has them; no generated body is that large',
  },
  {
    what: 'changes by other clients during a run',
    why: 'every list must contain exactly the records of the model',
  },
];
