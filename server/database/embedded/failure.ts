/** Temporary failures of a start: PostgreSQL is terminating, or another server is starting it. */
const passing = /lock file|pre-existing shared memory|could not bind|TCP\/IP socket|shutting down|starting up/i

const fatal = /(?:FATAL|PANIC): {2}(.*)(?:\n.*DETAIL: {2}(.*))?/g
const early = /^(?:postgres|pg_ctl): (.*)/gm

/**
 * Reason why a start failed: the last fatal line, with its detail, of PostgreSQL's log since, else the output of
 * PostgreSQL or pg_ctl before there is a log; '' when neither gave a reason.
 */
export function failureOf(log: string, output: string): string {
  const [, reason, detail] = [...log.matchAll(fatal)].at(-1) ?? []
  const [, before] = [...`${output}\n${log}`.matchAll(early)].at(-1) ?? []
  const found = reason === undefined ? before : [reason, detail].filter(Boolean).join(': ')
  return (found ?? '').replace(/\.$/, '')
}

/** Whether it is worth another attempt: nobody knows why, or another PostgreSQL holds the data or the port. */
export const mayPass = (reason: string): boolean => reason === '' || passing.test(reason)
