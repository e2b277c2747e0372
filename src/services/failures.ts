import type { FailureName } from '@contract/failures'

/** The server refused a call for a reason to show to the user (product text §8). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'

  constructor(
    /** Code of the response body. */
    readonly code: number,
    /** Name of the code in the contract; undefined when this version does not know it. */
    readonly failure: FailureName | undefined,
    /** Localized message from the server. */
    message: string,
    /** Additional data, such as the lines that cannot be bought. */
    readonly details: unknown,
  ) {
    super(message)
  }
}

/** The failure name of a CallFailure; undefined for other errors. */
export const failureOf = (error: unknown): FailureName | undefined =>
  error instanceof CallFailure ? error.failure : undefined

/** A call without a usable answer: no connection, timeout, or an HTTP status other than 200 (product text §8). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(
    /** HTTP status; 0 without an answer, 408 after a timeout. */
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** The client cancelled the call, for instance because a newer one replaced it. */
export class CallAborted extends Error {
  override readonly name = 'Aborted'
}

/** The session ended with this call; the user has already been informed. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}
