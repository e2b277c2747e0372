import type { Response } from '@contract/call'
import type { paymentShare, paymentSubstitute } from '@contract/calls/payment'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { closedReason, payablePayment, sharedPayment, shareTokenOf } from './payable'
import type { PaymentPurposes } from './purpose'
import { maskedNameOf } from './names'
import { billOf } from './service'

const shownItems = 3

/** Paying on behalf of somebody else (product text §2, substitute pay). */
export class SharedPaymentService {
  constructor(
    private readonly context: Context,
    private readonly purposes: PaymentPurposes,
  ) {}

  /** @throws Failure `alreadyPaid` or `paymentClosed` when it cannot be paid any more. */
  async share({ language }: SignedIn, orderId: OrderId): Promise<Response<typeof paymentShare>> {
    const payment = await payablePayment(this.context, { orderId })
    const reason = closedReason(payment, this.context.clock.now())
    if (reason) throw new Failure(reason)
    return { ...billOf(payment, language), shareToken: shareTokenOf(this.context, payment.id) }
  }

  /** @throws Failure `paymentNotFound` for an invalid or expired token. */
  async open({ customer, language }: Caller, shareToken: string): Promise<Response<typeof paymentSubstitute>> {
    const { db } = this.context
    const payment = await sharedPayment(this.context, shareToken)
    const { store, items } = await this.purposes.of(payment).subject(db, payment, language)
    return {
      ...billOf(payment, language),
      store,
      items: items.slice(0, shownItems),
      count: items.reduce((count, { quantity }) => count + quantity, 0),
      asker: await maskedNameOf(db, payment.customer_id),
      own: payment.customer_id === customer?.id,
      paidByMe: payment.payer_id !== null && payment.payer_id === customer?.id,
    }
  }
}
