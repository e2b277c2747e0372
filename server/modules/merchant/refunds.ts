import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { type merchantHandleRefund, merchantRefunds } from '@contract/calls/merchant'
import type { Refund } from '@contract/entities/refund'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant } from '../../http/caller'
import { Paging } from '../../http/paging'
import type { Services } from '../../services'
import * as queries from '../refund/queries'
import { refundView } from '../refund/view'
import { storeOf } from './orders'

type Tx = Transaction<Database>

/** The refund applications of a merchant's stores (product text §4, after-sales). */
export class MerchantRefunds {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders' | 'refunds' | 'kinds'>,
  ) {}

  async list(caller: Merchant, request: Request<typeof merchantRefunds>): Promise<Response<typeof merchantRefunds>> {
    const { db } = this.context
    const storeId = storeOf(caller, request.storeId)
    const page = new Paging(merchantRefunds, request, storeId)
    const [rows, waiting] = await Promise.all([
      queries.storeRefunds(db, { storeId, tab: request.tab, slice: page.slice }),
      queries.countWaiting(db, storeId),
    ])
    return { ...page.answer(rows, (row) => this.view(row, caller.language)), waiting }
  }

  /** @throws Failure `refundStateChanged`, or `reasonRequired` for a refusal without a reason */
  async handle(
    tx: Tx,
    { refundId, agree, reason }: Request<typeof merchantHandleRefund>,
    language: Language,
  ): Promise<Refund> {
    const { orders, refunds } = this.services
    const order = await orders.lock(tx, await queries.orderOf(tx, refundId))
    const refund = await queries.lockRefund(tx, refundId)
    await refunds.fire(tx, order, refund, agree ? 'agreeRefund' : 'refuse', 'merchant', agree ? {} : { reason })
    return this.view(await queries.refundInFull(tx, refundId), language)
  }

  private view(row: queries.RefundInFull, language: Language): Refund {
    return refundView(row, this.services.kinds.of(row).reasons, language)
  }
}
