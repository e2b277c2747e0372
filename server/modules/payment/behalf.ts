import type { Response } from '@contract/call'
import type { paymentMemberInfo, paymentShare, paymentSubstitute } from '@contract/calls/payment'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../context'
import { minutesAfter } from '../../clock'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import * as queries from './queries'
import { sharedOrderId, shareTokenOf } from './share'

const shownItems = 3

/** The first character of a name; the rest is nobody else's business. */
const masked = (name: string): string => `${[...name][0] ?? ''}**`

/** A token shows for a day more what became of the order. */
const shownUntil = (payBefore: Date): Date => minutesAfter(payBefore, 24 * 60)

/** Paying on behalf (product text §2, substitute pay), and what membership does for an order. */
export class Behalf {
  constructor(private readonly context: Context) {}

  /** @throws Failure `alreadyPaid` or `paymentClosed` when nobody can pay it any more. */
  async share({ language }: SignedIn, orderId: OrderId): Promise<Response<typeof paymentShare>> {
    const { name, status, amount, pay_before } = await queries.payable(this.context.db, orderId)
    if (status === 'paid') throw new Failure('alreadyPaid')
    if (status !== 'pending' || pay_before <= this.context.clock.now()) throw new Failure('paymentClosed')
    const shareToken = shareTokenOf(this.context, orderId)
    return { amount, title: name[language], status, payBefore: pay_before.toISOString(), shareToken }
  }

  /** @throws Failure `paymentNotFound` for a token that was made up. */
  async open({ customer, language }: SignedIn, shareToken: string): Promise<Response<typeof paymentSubstitute>> {
    const orderId = sharedOrderId(this.context, shareToken)
    const { db } = this.context
    const row = await queries.shared(db, orderId)
    if (!row || shownUntil(row.pay_before) <= this.context.clock.now()) throw new Failure('paymentNotFound')
    return {
      amount: row.amount,
      title: row.name[language],
      status: row.status,
      payBefore: row.pay_before.toISOString(),
      store: { name: row.name[language], logo: row.logo },
      items: row.lines
        .slice(0, shownItems)
        .map(({ name, quantity, picture }) => ({ name: name[language], quantity, picture })),
      count: row.lines.reduce((count, { quantity }) => count + quantity, 0),
      asker: masked(row.nickname),
      own: row.customer_id === customer.id,
      paidByMe: row.status === 'paid' && row.payer_id === customer.id,
    }
  }

  async memberInfo({ customer }: SignedIn, orderId: OrderId): Promise<Response<typeof paymentMemberInfo>> {
    const { member_until, lines, couldSave } = await queries.memberSavings(this.context.db, orderId)
    const saved = lines
      .filter(({ priceKind }) => priceKind === 'member')
      .reduce((sum, { shopPrice, price, quantity }) => sum + (shopPrice - price) * quantity, 0)
    const { isMember } = customer
    const until = isMember && member_until ? member_until.toISOString() : null
    return { isMember, memberUntil: until, saved: Math.max(0, saved), couldSave: isMember ? 0 : couldSave }
  }
}
