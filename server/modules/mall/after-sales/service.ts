import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import {
  type aftersaleAddEvidence,
  type aftersaleApply,
  type aftersaleEdit,
  type aftersaleExpressCompanies,
  aftersaleList,
  type aftersaleReasons,
  type aftersaleSendBack,
} from '@contract/calls/aftersale'
import type { AfterSale } from '@contract/entities/after-sale'
import type { MediaId, RefundId } from '@contract/entities/ids'
import type { ReturnTrack } from '@contract/entities/return-track'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { Paging } from '../../../http/paging'
import { trustedId } from '../../../security/trusted-id'
import { orderById } from '../../order/queries'
import type { Application } from '../../refund/engine'
import { takeMedia } from '../../upload/media'
import { takeVideo } from '../../upload/video/shown'
import { carriers, letterOf } from '../parcels/carriers'
import type { OrderEngine } from '../../order/engine'
import type { OrderKinds } from '../../order/kind/registry'
import type { RefundEngine } from '../../refund/engine'
import type { LockedCase } from '../../refund/disputes/desk'
import type { AfterSalesDesk } from './desk'
import { factsOf } from './lines'
import * as queries from './queries'
import { caseReasons, reasonOf } from './reasons'
import { returnParcelOf } from './returns/queries'
import { returnTrackView } from './returns/view'
import { servicesFor } from './rules'
import { afterSaleView } from './view'

type Tx = Transaction<Database>
type Asked = Omit<Request<typeof aftersaleApply>, 'orderId'>

/** A customer's after-sales cases of goods (product text §4, §5, after-sales). Ownership is checked by `handle`. */
export class AfterSalesService {
  constructor(
    private readonly context: Context,
    private readonly services: {
      readonly orders: OrderEngine
      readonly refunds: RefundEngine
      readonly kinds: OrderKinds
      readonly afterSales: AfterSalesDesk
    },
  ) {}

  async list(
    { customer, language }: SignedIn,
    request: Request<typeof aftersaleList>,
  ): Promise<Response<typeof aftersaleList>> {
    const { db } = this.context
    const page = new Paging(aftersaleList, request, customer.id)
    const { tab, orderId } = request
    const kinds = this.services.kinds.all.filter(({ refunds }) => refunds.goods).map(({ name }) => name)
    const range = { customerId: customer.id, kinds, tab, orderId, slice: page.slice }
    const [rows, counts] = await Promise.all([queries.listCases(db, range), queries.countCases(db, customer.id, kinds)])
    return { ...page.answer(rows, (row) => this.view(row, language)), counts }
  }

  /** The reasons for an order's lines; of an edited case, those that it can be edited to. */
  async reasons(
    { orderId, refundId }: Request<typeof aftersaleReasons>,
    language: Language,
  ): Promise<Response<typeof aftersaleReasons>> {
    const { db, clock } = this.context
    const [order, lines, edited] = await Promise.all([
      orderById(db, orderId),
      queries.linesWithCases(db, orderId),
      refundId && queries.caseInFull(db, refundId),
    ])
    const asOf = edited ? edited.applied_at : clock.now()
    const isOffered = this.services.kinds.of(order).refunds.goods !== undefined
    const facts = isOffered ? lines.map((line) => factsOf(order, line, asOf)) : []
    const items = caseReasons.map((reason) => {
      const offered = new Set(facts.flatMap((each) => servicesFor(each, reason)))
      return { key: reason.key, text: reason.text[language], fault: reason.fault, services: [...offered].sort() }
    })
    return { items }
  }

  /** @throws Failure those of the call */
  async apply(
    tx: Tx,
    { customer, language }: SignedIn,
    { orderId, ...asked }: Request<typeof aftersaleApply>,
  ): Promise<AfterSale> {
    const { orders, refunds, kinds } = this.services
    const order = await orders.lock(tx, orderId)
    if (!kinds.of(order).refunds.goods) throw new Failure('refundUnavailable')
    const { id } = await refunds.apply(tx, order, await this.application(tx, customer.id, asked))
    return this.detail(trustedId('refund', id), language, tx)
  }

  /** @throws Failure those of the call */
  async edit(
    tx: Tx,
    { customer, language }: SignedIn,
    { refundId, ...asked }: Request<typeof aftersaleEdit>,
  ): Promise<AfterSale> {
    const { order, refund } = await this.lock(tx, refundId)
    const application = await this.application(tx, customer.id, asked)
    await this.services.refunds.edit(tx, order, refund, application)
    return this.detail(refundId, language, tx)
  }

  revoke(refundId: RefundId, language: Language): Promise<AfterSale> {
    return this.change(refundId, language, async (tx, { order, refund }) => {
      await this.services.refunds.revoke(tx, order, refund)
    })
  }

  /** @throws Failure `refundStateChanged`, `applicationInReview` or `refundTooMuch` */
  escalate(refundId: RefundId, language: Language): Promise<AfterSale> {
    return this.change(refundId, language, async (tx, { order, refund }) => {
      await this.services.refunds.fire(tx, order, refund, 'escalate', 'customer')
    })
  }

  /** @throws Failure those of the call */
  sendBack({ refundId, logistics }: Request<typeof aftersaleSendBack>, language: Language): Promise<AfterSale> {
    return this.change(refundId, language, (tx, locked) => this.services.afterSales.sendBack(tx, locked, logistics))
  }

  /** @throws Failure those of the call */
  async addEvidence(
    tx: Tx,
    { customer, language }: SignedIn,
    { refundId, text, pictures, video }: Request<typeof aftersaleAddEvidence>,
  ): Promise<AfterSale> {
    const of = { customerId: customer.id, now: this.context.clock.now() }
    const said = {
      text,
      pictures: await takeMedia(tx, { ...of, ids: pictures }),
      video: video ? await takeVideo(tx, { ...of, id: video }) : null,
    }
    await this.services.afterSales.addEvidence(tx, await this.lock(tx, refundId), 'customer', said)
    return this.detail(refundId, language, tx)
  }

  companies(
    { keyword }: Request<typeof aftersaleExpressCompanies>,
    language: Language,
  ): Response<typeof aftersaleExpressCompanies> {
    const wanted = keyword.toLowerCase()
    const found = carriers.filter(({ name, key }) =>
      [name.en, name.zh, key].some((word) => word.toLowerCase().includes(wanted)),
    )
    return {
      items: found.map((carrier) => {
        const { key, name, phone } = carrier
        return { key, name: name[language], phone, letter: letterOf(carrier, language) }
      }),
    }
  }

  async detail(refundId: RefundId, language: Language, db: Context['db'] = this.context.db): Promise<AfterSale> {
    return this.view(await queries.caseInFull(db, refundId), language)
  }

  async returnTrack(refundId: RefundId, language: Language): Promise<ReturnTrack> {
    const { db, clock } = this.context
    const [row, kept] = await Promise.all([queries.caseInFull(db, refundId), returnParcelOf(db, refundId)])
    return returnTrackView(this.view(row, language), kept, { language, now: clock.now() })
  }

  /** Locks a case of goods. @throws Failure `refundStateChanged` for a refund of another kind */
  private async lock(tx: Tx, refundId: RefundId): Promise<LockedCase> {
    const locked = await this.services.afterSales.lock(tx, refundId)
    if (!this.services.kinds.of(locked.order).refunds.goods) throw new Failure('refundStateChanged')
    return locked
  }

  private async change(
    refundId: RefundId,
    language: Language,
    work: (tx: Tx, locked: LockedCase) => Promise<void>,
  ): Promise<AfterSale> {
    await this.context.db.transaction().execute(async (tx) => work(tx, await this.lock(tx, refundId)))
    return this.detail(refundId, language)
  }

  private async application(tx: Tx, customerId: string, asked: Asked): Promise<Application> {
    const { service, lines, amount, reason: key, description, pictures } = asked
    const reason = reasonOf(key)
    if (!reason) throw new Failure('refundUnavailable')
    return {
      ...{ type: 'partial', service, lines, amount, description, actor: 'customer', reasonKey: key },
      reason: reason.text.en,
      pictures: await this.pictures(tx, customerId, pictures),
    }
  }

  private async pictures(tx: Tx, customerId: string, ids: readonly MediaId[]) {
    const pictures = await takeMedia(tx, { customerId, ids, now: this.context.clock.now() })
    return pictures.map((picture, index) => ({ id: ids[index] ?? '', picture }))
  }

  private view(row: queries.CaseInFull, language: Language): AfterSale {
    const { seal } = this.context
    return afterSaleView(row, { reasons: this.services.kinds.of(row).reasons, language, seal })
  }
}
