import type { FailureName } from '@contract/failures'

/** A call that the server refused for a reason that a user can understand (product text §8). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'

  constructor(
    /** The body code. */
    readonly code: number,
    /** The contract's name of the code; undefined for one that this version does not know. */
    readonly failure: FailureName | undefined,
    /** In the caller's language, from the server. */
    message: string,
    /** What the failure carries besides, such as the lines that cannot be bought. */
    readonly details: unknown,
  ) {
    super(message)
  }
}

/** The name of the reason for which the server refused a call; undefined when that is not what happened. */
export const failureOf = (error: unknown): FailureName | undefined =>
  error instanceof CallFailure ? error.failure : undefined

/** A call that got no usable answer: no connection, too slow, or an HTTP status that is not 200 (product text §8). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(
    /** The HTTP status; 0 without an answer, 408 after the time allowed. */
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** A call that this client gave up itself, for instance because a newer one took its place. */
export class Aborted extends Error {
  override readonly name = 'Aborted'
}

/** The session ended with this call; the user has already been told. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}
