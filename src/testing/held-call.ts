import { settle } from './settle'

interface Waiting {
  deliver: () => void
  lose: () => void
}

/** The answers of one call that a test delivers by itself. */
export class HeldCall {
  private readonly waiting: Waiting[] = []

  /** The number of requests held so far, delivered ones included. */
  get count(): number {
    return this.waiting.length
  }

  /** Delivers the answer to a request, by its position in the order of arrival, and settles. */
  deliver(index: number): Promise<void> {
    return settle(this.at(index).deliver)
  }

  /** Fails a request as a lost connection does, and settles. */
  lose(index: number): Promise<void> {
    return settle(this.at(index).lose)
  }

  /** Holds one response back; an aborted request rejects at once, as `fetch` does. */
  keep(respond: () => Response, signal?: AbortSignal | null): Promise<Response> {
    return new Promise((resolve, reject) => {
      const deliver = () => {
        if (!signal?.aborted) resolve(Promise.resolve().then(respond))
      }
      this.waiting.push({ deliver, lose: () => reject(new TypeError('Failed to fetch')) })
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    })
  }

  private at(index: number): Waiting {
    const found = this.waiting[index]
    if (!found) throw new Error(`Request ${index} has not arrived: ${this.count} so far`)
    return found
  }
}
