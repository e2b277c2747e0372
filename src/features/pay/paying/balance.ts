import { limits } from '@contract/limits'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import type { Payee } from './types'

/** An attempt to pay from the balance: the digits of the pay password, and why the last ones did not do. */
export class BalanceAttempt {
  typed = ''
  /** Why the last attempt failed. */
  error = ''
  wrong = false
  locked = false
  private readonly once = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly payee: Payee,
  ) {
    makeModel(this, 'api', 'payee', 'once')
  }

  /** Takes one digit more; true when that was the last one. */
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
   * Sends the digits; once more after a lost answer, it is the same payment.
   *
   * @throws CallFailure when the server refuses, NetworkError when its answer was lost
   */
  async send(): Promise<void> {
    await this.api.payment.balancePay(this.once.on({ ...this.payee, payPassword: this.typed }))
  }

  /** The next digits are a new payment. */
  renew(): void {
    this.once.renew()
  }

  /** Clears the cells and says why; the next attempt is a new one. */
  fail(message: string, locked = this.locked): void {
    this.renew()
    this.typed = ''
    this.error = message
    this.wrong = true
    this.locked = locked
  }
}
