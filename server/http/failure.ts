import type { FailureName } from '@contract/failures'

/** A failure that a user can cause, named by the contract and answered with its message in the caller's language. */
export class Failure extends Error {
  override readonly name = 'Failure'

  /** @param details goes to the client as `data`; it must hold nothing that the caller may not know. */
  constructor(
    readonly failure: FailureName,
    readonly details: object | null = null,
  ) {
    super(failure)
  }
}

/** A failure whose writes stay: within an idempotent call they are kept with the refusal, such as a counted try of a code. */
export class LastingFailure extends Failure {}

/** Whether an error is a `Failure`, of the given name if there is one. */
export const isFailure = (error: unknown, name?: FailureName): error is Failure =>
  error instanceof Failure && (name === undefined || error.failure === name)
