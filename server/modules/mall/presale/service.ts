import type { Transaction } from 'kysely'
import type { Response } from '@contract/call'
import type * as calls from '@contract/calls/presale'
import type { Presale } from '@contract/entities/presale'
import type { OrderId } from '@contract/entities/ids'
import { mall, mallStates, type MallState } from '@contract/states/mall'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Caller } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { isFailure } from '../../../http/failure'
import type { OrderEngine } from '../../order/engine'
import { openOrderPayment } from '../../order/settlement'
import { storeNameOf } from '../../order/settlement/queries'
import type { CatalogueService } from '../catalogue/service'
import { balancePurpose } from './purposes'
import * as queries from './queries'
import { cardView, skuTermsView } from './view'

type Tx = Transaction<Database>

/** Presales as customers see them, and the payment of a balance (product text §2, presale zone). */
export class PresaleService {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly catalogue: CatalogueService,
  ) {}

  async list({ language }: Caller): Promise<Response<typeof calls.mallPresaleList>> {
    const now = this.context.clock.now()
    const rows = await queries.currentPresales(this.context.db, now)
    return { items: rows.filter(({ skus }) => skus.length > 0).map((row) => cardView(row, { language, now })) }
  }

  /** @throws Failure `presaleNotFound`, also when its product is no longer sold */
  async detail(caller: Caller, presaleId: string): Promise<Presale> {
    const { db, clock, config } = this.context
    const row = await queries.findPresale(db, presaleId)
    if (!row || row.skus.length === 0) throw new Failure('presaleNotFound')
    const product = await this.catalogue.product(caller, row.product_id).catch((error: unknown) => {
      throw isFailure(error, 'productNotFound') ? new Failure('presaleNotFound') : error
    })
    const open = caller.customer && (await queries.openOrderOf(db, presaleId, caller.customer.id))
    const step = open && mallStates[open.state as MallState].step
    const terms = skuTermsView(row)
    const sold = new Map(terms.map((each) => [each.skuId, each]))
    return {
      ...cardView(row, { language: caller.language, now: clock.now() }),
      product: {
        ...product,
        skus: product.skus.flatMap((sku) => {
          const own = sold.get(sku.id)
          return own ? [{ ...sku, price: own.paid, soldOut: own.soldOut }] : []
        }),
      },
      terms,
      compensation: config.presaleCompensation,
      mine: open && step ? { orderId: open.id, step, balance: open.balance ?? 0 } : null,
    }
  }

  /**
   * Opens the payment of a balance in its window.
   * @throws Failure `presaleNotFound` for an order without a balance, `depositRequired`, `balanceNotOpen`, `balanceOver`,
   * `alreadyPaid`
   */
  async pay(tx: Tx, orderId: OrderId): Promise<Response<typeof calls.mallPresalePay>> {
    const order = await this.orders.lock(tx, orderId)
    const row = await queries.presaleOrder(tx, orderId)
    if (!row?.balance || !row.balance_from || !row.balance_until) throw new Failure('presaleNotFound')
    const at = this.context.clock.now()
    if (order.state === 'pendingDeposit') throw new Failure('depositRequired')
    if (order.state === 'closed') throw new Failure('balanceOver')
    if (order.paid_at !== null) throw new Failure('alreadyPaid')
    if (at < row.balance_from) throw new Failure('balanceNotOpen')
    if (at >= row.balance_until) throw new Failure('balanceOver')
    if (order.state === 'waitingBalance') await this.orders.eventsOf(mall).fire(tx, order, 'openBalance', 'clock')
    const title = (await storeNameOf(tx, orderId)) ?? order.title
    await openOrderPayment(tx, order, {
      ...{ title, amount: row.balance, at },
      payBefore: row.balance_until,
      part: 'balance',
      purpose: balancePurpose,
    })
    return { orderId, amount: row.balance, payBefore: row.balance_until.toISOString() }
  }
}
