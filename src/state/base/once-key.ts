import { uuid } from '@/platform/uuid'

/** The idempotency key of one thing that a screen does, such as placing an order. */
export class OnceKey {
  private key = uuid()
  private request = ''

  /** A request with its key. Sent again because its answer was lost, it has the same key, so that it is done once. */
  on<T extends object>(request: T): T & { idempotencyKey: string } {
    const text = JSON.stringify(request)
    if (this.request && this.request !== text) this.renew()
    this.request = text
    return { ...request, idempotencyKey: this.key }
  }

  /** The person was told of a refusal; what is tried from now on is something new. */
  renew(): void {
    this.key = uuid()
    this.request = ''
  }
}
