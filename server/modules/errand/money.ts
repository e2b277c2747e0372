import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { refundOf } from '@contract/refund-amounts'
import type { Bilingual, Database, SoldComponent } from '../../database/schema'
import type { Context } from '../../context'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import { restate } from '../order/restate'
import { openOrderPayment } from '../order/settlement'
import { closePayment } from '../payment/lifecycle'
import { lockPayment } from '../payment/queries'
import type { RefundEngine } from '../refund/engine'
import { refundableLines } from '../refund/queries'
import { errandLine, type ErrandLineKind, lineShares } from './price'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Purposes of an errand's later payments. */
export const tipPurpose = 'errand.tip'
export const goodsPurpose = 'errand.goods'
export const wayPurpose = 'errand.way'
export const laterPurposes = [tipPurpose, goodsPurpose, wayPurpose] as const
export type LaterPurpose = (typeof laterPurposes)[number]

const lineOf: Readonly<Record<LaterPurpose, ErrandLineKind>> = {
  [tipPurpose]: 'errandTip',
  [goodsPurpose]: 'errandGoods',
  [wayPurpose]: 'errandFee',
}
const componentOf: Readonly<Record<LaterPurpose, SoldComponent['kind']>> = {
  [tipPurpose]: 'tip',
  [goodsPurpose]: 'goods',
  [wayPurpose]: 'distance',
}
const labels: Readonly<Record<LaterPurpose, Bilingual>> = {
  [tipPurpose]: { en: 'Tip', zh: '小费' },
  [goodsPurpose]: { en: 'Goods', zh: '商品费' },
  [wayPurpose]: { en: 'Extra trip', zh: '再次配送里程费' },
}

/** Payments and refunds of an errand beyond the effects of its machine. Orders passed to it are locked. */
export class ErrandMoney {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly refunds: RefundEngine,
  ) {}

  /** Open amount of the lines of a kind: paid, not refunded and without a refund application. */
  async left(tx: Tx, order: Order, kind: ErrandLineKind): Promise<number> {
    return (await this.lines(tx, order, kind)).reduce((sum, { left }) => sum + left, 0)
  }

  /**
   * Refunds an amount of the lines of a kind to its payer, the latest line first; at most the open amount. Returns the
   * updated order.
   */
  async giveBack(tx: Tx, order: Order, kind: ErrandLineKind, amount: number, reason: string): Promise<Order> {
    let open = amount
    let current = order
    for (const { position, left } of (await this.lines(tx, order, kind)).reverse()) {
      const part = Math.min(open, left)
      if (part === 0) continue
      open -= part
      const refund = await this.refunds.apply(tx, current, {
        ...{ type: 'partial', service: 'refundOnly', lines: [{ position, quantity: 1 }] },
        ...(part < left && { amount: part }),
        ...{ reason, description: '', pictures: [], actor: 'platform' },
      })
      await this.refunds.fire(tx, current, refund, 'agreeRefund', 'platform')
      current = await this.orders.lock(tx, order.id)
    }
    return current
  }

  /** Opens a payment for something more; one that waits for the same is closed. Answers its id. */
  async open(tx: Tx, order: Order, purpose: LaterPurpose, amount: number, payBefore: Date): Promise<string> {
    await this.close(tx, order, [purpose])
    const at = this.context.clock.now()
    await openOrderPayment(tx, order, {
      ...{ title: labels[purpose], payBefore, amount, part: 'balance', purpose, at, expires: true },
    })
    const [opened] = await queries.pendingPayments(tx, order.id, [purpose])
    if (!opened) throw new Error(`The payment ${purpose} of the errand ${order.id} was not opened`)
    return opened.id
  }

  /** Closes what waits to be paid; what is paid for it later goes back. */
  async close(tx: Tx, order: Pick<Order, 'id'>, purposes: readonly LaterPurpose[] = laterPurposes): Promise<void> {
    for (const { id } of await queries.pendingPayments(tx, order.id, purposes)) {
      const { status } = await lockPayment(tx, id)
      if (status === 'pending') await closePayment(tx, id, this.context.clock.now())
    }
  }

  /** Makes what was paid for something more a line of the order, with its shares. */
  async add(tx: Tx, order: Order, purpose: LaterPurpose, amount: number): Promise<Order> {
    const line = errandLine(lineOf[purpose], uuid(), amount)
    const shares = lineShares(this.context.config.errandTerms, order.customer_id, line, 0)
    const kind = componentOf[purpose]
    const known = order.components.find((component) => component.kind === kind)
    const added = { kind, label: labels[purpose], amount, original: null }
    const components = known
      ? order.components.map((each) => (each === known ? { ...each, amount: each.amount + amount } : each))
      : [...order.components, added]
    return restate(tx, order, [], { title: order.title, lines: [line], components, saved: order.saved, shares })
  }

  private async lines(tx: Tx, order: Order, kind: ErrandLineKind) {
    const kinds = await queries.lineKinds(tx, order.id)
    const lines = await refundableLines(tx, order.id)
    return lines
      .filter(({ position, openQuantity }) => kinds.get(position) === kind && openQuantity === 0)
      .map((line) => ({ position: line.position, left: line.refundedQuantity > 0 ? 0 : refundOf(line, 1) }))
  }
}
