type Listener<T> = (value: T) => void

/** A typed event with listeners. */
export class AppEvent<T> {
  private readonly listeners = new Set<Listener<T>>()

  /** Registers a listener; returns the function that removes it. */
  on(listener: Listener<T>): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  emit(value: T): void {
    for (const listener of [...this.listeners]) listener(value)
  }
}

/** The server has ended the session: HTTP 401, or body code -201, -202 or -203 (product text §8). */
export const sessionEnded = new AppEvent<void>()

/** A call was answered with HTTP 200; the value is the time when it was sent, in milliseconds. */
export const answered = new AppEvent<number>()

/**
 * A call failed without an answer or with an HTTP status other than 200 and 401; the value is the message (product text
 * §8).
 */
export const networkError = new AppEvent<string>()

/** An address of the customer was deleted; the value is its id. */
export const addressDeleted = new AppEvent<string>()
