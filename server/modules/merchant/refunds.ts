import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { type merchantAddEvidence, type merchantHandleRefund, merchantRefunds } from '@contract/calls/merchant'
import type { RefundId } from '@contract/entities/ids'
import type { MerchantRefund } from '@contract/entities/merchant-refund'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import type { OrderKinds } from '../order/kind/registry'
import type { Viewer } from '../order/kind/viewer'
import type { RefundEngine } from '../refund/engine'
import * as queries from '../refund/queries'
import { refundView } from '../refund/view'
import { takeMedia } from '../upload/media'
import type { GoodsCases, LockedCase } from './cases'
import { storeOf } from '../../http/merchant-store'

type Tx = Transaction<Database>
type Handling = Request<typeof merchantHandleRefund>

/** The refund applications of a merchant's stores (product text §4, after-sales). */
export class MerchantRefunds {
  constructor(
    private readonly context: Context,
    private readonly services: {
      readonly refunds: RefundEngine
      readonly kinds: OrderKinds
      readonly cases: GoodsCases
    },
  ) {}

  async list(caller: Merchant, request: Request<typeof merchantRefunds>): Promise<Response<typeof merchantRefunds>> {
    const { db } = this.context
    const storeId = storeOf(caller, request.storeId)
    const page = new Paging(merchantRefunds, request, storeId)
    const [rows, waiting] = await Promise.all([
      queries.storeRefunds(db, { storeId, tab: request.tab, slice: page.slice }),
      queries.countWaiting(db, storeId),
    ])
    const ids = rows.map(({ id }) => id)
    const goods = await this.services.cases.goodsOf(db, ids, this.viewer(caller.language))
    const view = (row: queries.RefundInFull) => this.view(row, goods, caller.language)
    return { ...page.answer(rows, view), waiting }
  }

  /** @throws Failure `refundStateChanged`, `reasonRequired` for a refusal without a reason, `refundTooMuch` or `mediaNotFound` */
  async handle(tx: Tx, caller: Merchant, request: Handling): Promise<MerchantRefund> {
    const locked = await this.services.cases.lock(tx, request.refundId)
    if (request.agree) await this.agree(tx, locked, request)
    else await this.refuse(tx, locked, caller, request)
    return this.one(tx, request.refundId, caller.language)
  }

  /** @throws Failure `refundStateChanged`, `evidenceFull` or `mediaNotFound` */
  async addEvidence(tx: Tx, caller: Merchant, request: Request<typeof merchantAddEvidence>): Promise<MerchantRefund> {
    const { refundId, text, pictures: ids } = request
    const locked = await this.services.cases.lock(tx, refundId)
    const pictures = await this.pictures(tx, caller, ids)
    await this.services.cases.addEvidence(tx, locked, 'merchant', { text, pictures, video: null })
    return this.one(tx, refundId, caller.language)
  }

  private async agree(tx: Tx, locked: LockedCase, { counted, returnAddress }: Handling): Promise<void> {
    const { refunds, cases } = this.services
    const { order, refund } = locked
    if (refund.service === 'refundOnly') await refunds.fire(tx, order, refund, 'agreeRefund', 'merchant')
    else if (refund.state === 'returnedGoods') await cases.countIn(tx, locked, counted ?? [])
    else await cases.agreeReturn(tx, locked, returnAddress)
  }

  private async refuse(tx: Tx, { order, refund }: LockedCase, caller: Merchant, { reason, pictures: ids }: Handling) {
    if (!reason) throw new Failure('reasonRequired')
    // After a decision of the platform the shop can count the goods, not refuse again.
    if (refund.outcome !== null) throw new Failure('refundStateChanged', { by: 'platform', state: refund.state })
    const pictures = await this.pictures(tx, caller, ids)
    await this.services.refunds.fire(tx, order, refund, 'refuse', 'merchant', { reason, pictures })
  }

  private pictures(tx: Tx, { customer }: Merchant, ids: Handling['pictures']) {
    return takeMedia(tx, { customerId: customer.id, ids, now: this.context.clock.now() })
  }

  private async one(tx: Tx, refundId: RefundId, language: Language): Promise<MerchantRefund> {
    const row = await queries.refundInFull(tx, refundId)
    return this.view(row, await this.services.cases.goodsOf(tx, [refundId], this.viewer(language)), language)
  }

  private view(
    row: queries.RefundInFull,
    goods: Awaited<ReturnType<GoodsCases['goodsOf']>>,
    language: Language,
  ): MerchantRefund {
    const { reasons, refunds } = this.services.kinds.of(row)
    return { ...refundView(row, reasons, language), goods: (refunds.goods && goods.get(row.id)) ?? null }
  }

  private viewer(language: Language): Viewer {
    return { language, now: this.context.clock.now() }
  }
}
