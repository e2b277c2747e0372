import { uuid } from '@/platform/device/uuid'

/** Idempotency key of one user action, such as placing an order. */
export class OnceKey {
  private key = uuid()
  private request = ''

  /** Adds the key to a request; a retry after a lost answer reuses it. */
  on<T extends object>(request: T): T & { idempotencyKey: string } {
    const text = JSON.stringify(request)
    if (this.request && this.request !== text) this.renew()
    this.request = text
    return { ...request, idempotencyKey: this.key }
  }

  /** Starts a new key after the server has refused the request. */
  renew(): void {
    this.key = uuid()
    this.request = ''
  }
}
