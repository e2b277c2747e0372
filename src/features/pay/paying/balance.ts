import { limits } from '@contract/limits'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import type { Payable } from './types'

/** An attempt to pay from the balance, all of it or a part, with the pay password. */
export class BalanceAttempt {
  typed = ''
  /** Error message of the last attempt. */
  error = ''
  wrong = false
  locked = false
  private readonly once = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly payable: Payable,
  ) {
    makeModel(this, 'api', 'payable', 'once')
  }

  /** Adds a digit; true when it was the last one. */
  type(digit: string): boolean {
    if (this.locked || this.typed.length === limits.payPasswordLength) return false
    this.typed += digit
    this.wrong = false
    this.error = ''
    return this.typed.length === limits.payPasswordLength
  }

  remove(): void {
    this.typed = this.typed.slice(0, -1)
  }

  clear(): void {
    this.typed = ''
    this.error = ''
    this.wrong = false
  }

  /**
   * Sends the digits; after a lost answer it retries once with the same key.
   * @throws CallFailure when the server refuses, NetworkError when both answers were lost
   */
  async send(): Promise<void> {
    await this.api.payment.balancePay(this.once.on({ ...this.payable, payPassword: this.typed }))
  }

  /** Starts a new payment with a new key. */
  renew(): void {
    this.once.renew()
  }

  /** Clears the digits, shows a message and starts a new payment. */
  fail(message: string, locked = this.locked): void {
    this.renew()
    this.typed = ''
    this.error = message
    this.wrong = true
    this.locked = locked
  }
}
