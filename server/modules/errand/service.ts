import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type * as calls from '@contract/calls/errand'
import { errandList } from '@contract/calls/errand'
import type { OrderId } from '@contract/entities/ids'
import type { ErrandDetail } from '@contract/entities/order'
import type { Language } from '@contract/settings'
import { isOfKind } from '@contract/order-kinds'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { daysAfter, offsetsAround, utcOffset } from '../../local-time'
import { trustedId } from '../../security/trusted-id'
import { orderInFull } from '../order/queries'
import type { OrderService } from '../order/service'
import { neededCodes } from './codes'
import * as queries from './queries'
import { sharedOrder, tokenOf } from './sharing'
import { sharedView } from './view'

type Tx = Transaction<Database>

const quarter = 15 * 60_000

const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Reads of errands: terms, times, codes and the pages of customers and recipients. */
export class ErrandService {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderService,
  ) {}

  goodsInfo({ language }: Caller): Response<typeof calls.errandGoodsInfo> {
    const terms = this.context.config.errandTerms
    return {
      types: terms.types.map(({ key, name, perishable }) => ({ key, name: name[language], perishable })),
      weights: terms.weights,
      forbidden: terms.forbidden.map(({ name }) => name[language]),
      limits: {
        ...{ estimate: terms.mostEstimate, meters: terms.mostMeters, tip: terms.mostTip, images: limits.errandImages },
      },
      pricing: {
        ...{ base: terms.base, baseMeters: terms.baseMeters, steps: terms.steps, nightFee: terms.nightFee },
        ...{ nightFrom: clockText(terms.nightFrom), nightUntil: clockText(terms.nightUntil) },
        ...{ weatherFee: terms.weatherFee, badWeather: terms.badWeather },
      },
      cancelling: { graceMinutes: terms.graceMinutes, fee: terms.cancelFee },
      guarantee: {
        ...{ version: terms.guaranteeVersion, text: terms.guarantee[language], ceiling: terms.guaranteeCeiling },
      },
    }
  }

  /** The pickup times: every quarter of an hour of some days, on the city's clock. */
  times(): Response<typeof calls.errandTimeOptions> {
    const { clock, config } = this.context
    const { soonestMinutes, slotDays } = config.errandTerms
    const now = clock.now()
    const first = Math.ceil(minutesAfter(now, soonestMinutes).getTime() / quarter) * quarter
    const last = daysAfter(config.timeZone, now, slotDays).getTime()
    const count = Math.floor((last - first) / quarter) + 1
    const times = Array.from({ length: count }, (_, index) => new Date(first + index * quarter))
    return {
      soonestMinutes,
      times: times.map((time) => time.toISOString()),
      utcOffsets: times.map((time) => utcOffset(config.timeZone, time)),
      utcOffset: offsetsAround(config.timeZone, now),
    }
  }

  /** The caller's errands, newest first. */
  async list(caller: SignedIn, request: Request<typeof errandList>): Promise<Response<typeof errandList>> {
    const { items, next } = await this.orders.list(caller, { ...request, kind: 'errand' }, errandList)
    return { items: items.filter((item) => isOfKind(item, 'errand')), next }
  }

  /** One errand. @throws Failure `orderNotFound` for an order of another kind */
  async detail(orderId: OrderId, language: Language, tx?: Tx): Promise<ErrandDetail> {
    const order = await this.orders.detail(orderId, language, tx)
    if (!isOfKind(order, 'errand')) throw new Failure('orderNotFound')
    return order
  }

  /** The hand-over codes that somebody needs now. @throws Failure `orderNotFound` for an order of another kind */
  async codes(orderId: OrderId): Promise<Response<typeof calls.errandPickupCodeStand>> {
    const { state } = await this.detail(orderId, 'en')
    const row = await queries.errandOf(this.context.db, orderId)
    return { ...neededCodes(this.context.seal, row, state), contactFree: row.contact_free }
  }

  /** A token for the recipient. @throws Failure `orderStateChanged` before it is paid */
  async share(orderId: OrderId): Promise<Response<typeof calls.errandShare>> {
    const { phase } = await this.detail(orderId, 'en')
    if (phase === 'toPay') throw new Failure('orderStateChanged')
    return { token: tokenOf(this.context.seal, orderId) }
  }

  /** Public view of an errand for its recipient. @throws Failure `errandLinkNotFound` */
  async shared(
    { language }: Caller,
    { token }: Request<typeof calls.errandShared>,
  ): Promise<Response<typeof calls.errandShared>> {
    const { seal, db, clock } = this.context
    const orderId = sharedOrder(seal, token)
    if (orderId === undefined) throw new Failure('errandLinkNotFound')
    const order = await orderInFull(db, trustedId('order', orderId))
    const row = await queries.errandOf(db, orderId)
    return sharedView(this.context, order, row, { language, now: clock.now() })
  }
}
