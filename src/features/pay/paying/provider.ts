import type { Checkout } from '@contract/entities/payment'
import { paymentScene, payerCode } from '@/platform/session/payment-scene'
import type { Api } from '@/services/api'
import { NetworkError } from '@/services/failures'
import { OnceKey } from '@/state/base/once-key'
import type { BalancePart, Payable, Provider } from './types'

/** Attempts to create a payment at the providers, one idempotency key each. */
export class ProviderAttempts {
  private readonly once: Readonly<Record<Provider, OnceKey>> = { wechat: new OnceKey(), alipay: new OnceKey() }
  private readonly calls = {
    wechat: () => this.api.payment.wechatOrder,
    alipay: () => this.api.payment.alipayOrder,
  } satisfies Record<Provider, unknown>

  constructor(
    private readonly api: Api,
    private readonly payable: Payable,
  ) {}

  /**
   * Creates a payment, for what a part from the balance leaves; after a lost answer it retries once with the same key.
   * @returns the checkout data for this platform
   * @throws CallFailure when the server refuses, NetworkError when both answers were lost
   */
  async open(provider: Provider, sandbox: boolean, part: BalancePart | undefined): Promise<Checkout> {
    const loginCode = sandbox ? undefined : await payerCode().catch(() => undefined)
    const call = this.calls[provider]()
    const once = this.once[provider]
    try {
      const { checkout } = await call(once.on({ ...this.payable, ...part, paymentScene, loginCode }))
      once.renew()
      return checkout
    } catch (error) {
      if (!(error instanceof NetworkError)) once.renew()
      throw error
    }
  }
}
