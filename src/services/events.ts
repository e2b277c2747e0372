type Listener<T> = (value: T) => void

/** An event of the app, and who listens to it. */
class AppEvent<T> {
  private readonly listeners = new Set<Listener<T>>()

  /** Calls `listener` each time; the function that is returned ends that. */
  on(listener: Listener<T>): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  emit(value: T): void {
    for (const listener of [...this.listeners]) listener(value)
  }
}

/** The session is over by the server's word: HTTP 401, or body code -201, -202 or -203 (product text §8). */
export const sessionEnded = new AppEvent<void>()

/** An answer with HTTP status 200 came; the value is when it was asked for, in milliseconds. */
export const answered = new AppEvent<number>()

/** An HTTP status other than 200 and 401 came, or none; the value is the message for it (product text §8). */
export const networkError = new AppEvent<string>()

/** An address of the customer's own was deleted; the value is its id. */
export const addressDeleted = new AppEvent<string>()
