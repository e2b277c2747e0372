import type { Request, Response } from '@contract/call'
import { mallPointsGoods } from '@contract/calls/mall'
import type { pointsSeckillList, pointsWinningList } from '@contract/calls/points'
import type { Deal } from '@contract/entities/deal'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { Paging } from '../../../http/paging'
import { balanceOf } from '../../points/queries'
import { choiceText, pictureOf } from '../trade/lines'
import { dealState } from './guard'
import * as queries from './queries'

const dayMinutes = 24 * 60
/** How long a round is listed after its end, and how long before its start. */
const listed = { before: dayMinutes / 2, ahead: dayMinutes }
const winnersShown = 20

/** How many rounds are remembered. */
const mostCounted = 200

/** The points mall and flash sales, as visitors and customers see them (product text §2, points mall). */
export class DealService {
  /** How many got something, by round, and until when that is not counted again. */
  private readonly counted = new Map<string, { readonly count: number; readonly until: Date }>()

  constructor(private readonly context: Context) {}

  async pointsGoods(
    caller: Caller,
    request: Request<typeof mallPointsGoods>,
  ): Promise<Response<typeof mallPointsGoods>> {
    const { filter } = request
    const points = await this.pointsOf(caller)
    const page = new Paging(mallPointsGoods, request, caller.customer?.id ?? '')
    const rows = await queries.pointsDeals(this.context.db, {
      points: filter === 'affordable' ? Math.max(0, points ?? 0) : undefined,
      withCash: filter === 'pointsOnly' ? false : filter === 'pointsAndCash' ? true : undefined,
      slice: page.slice,
    })
    const view = await this.views(caller, page.shown(rows), points)
    return page.answer(rows, view)
  }

  async flashSale(
    caller: Caller,
    { roundId }: Request<typeof pointsSeckillList>,
  ): Promise<Response<typeof pointsSeckillList>> {
    const { db, clock } = this.context
    const now = clock.now()
    const rounds = await queries.rounds(db, minutesAfter(now, -listed.before), minutesAfter(now, listed.ahead))
    const chosen = rounds.find(({ id }) => id === roundId) ?? rounds.find(({ ends_at }) => ends_at > now)
    const rows = chosen ? await queries.dealsOfRound(db, chosen.id) : []
    const view = await this.views(caller, rows, await this.pointsOf(caller))
    return {
      now: now.toISOString(),
      rounds: rounds.map(({ id, starts_at, ends_at }) => {
        return { id, startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() }
      }),
      roundId: chosen?.id ?? null,
      items: rows.map(view),
    }
  }

  async winners(
    { language }: Caller,
    { roundId }: Request<typeof pointsWinningList>,
  ): Promise<Response<typeof pointsWinningList>> {
    const { db } = this.context
    const rows = await queries.newestWinners(db, roundId, winnersShown)
    const items = rows.map(({ order_id: id, avatar, masked_phone: phone, title, placed_at }) => {
      return { id, avatar, phone, goods: title[language], at: placed_at.toISOString() }
    })
    return { items, count: await this.countOf(roundId) }
  }

  /** How many got something, counted once a minute. */
  private async countOf(roundId: string | undefined): Promise<number> {
    const { db, clock } = this.context
    const [now, known] = [clock.now(), this.counted.get(roundId ?? '')]
    if (known && known.until > now) return known.count
    const count = await queries.countWinners(db, roundId)
    if (this.counted.size >= mostCounted) this.counted.clear()
    this.counted.set(roundId ?? '', { count, until: minutesAfter(now, 1) })
    return count
  }

  /** The caller's points; undefined for a visitor. */
  private async pointsOf({ customer }: Caller): Promise<number | undefined> {
    return customer ? balanceOf(this.context.db, customer.id) : undefined
  }

  /** Reads what the caller has of some deals; returns the function that shows one of them. */
  private async views({ customer, language }: Caller, rows: readonly queries.DealRow[], points: number | undefined) {
    const ids = rows.map(({ id }) => id)
    const taken = customer && ids.length > 0 ? await queries.takenBy(this.context.db, customer.id, ids) : []
    const now = this.context.clock.now()
    return (row: queries.DealRow): Deal => {
      const own = taken.find(({ deal_id }) => deal_id === row.id)
      const reserved =
        own?.order_id && own.pay_before ? { orderId: own.order_id, until: own.pay_before.toISOString() } : null
      const missing = points === undefined ? 0 : Math.max(0, row.points - points)
      const seeing = { now, had: own?.quantity ?? 0, isReserved: reserved !== null, missing }
      // A visitor counts as a member, so that members-only deals are refused only after login.
      const isMember = customer?.isMember ?? true
      return {
        id: row.id,
        productId: row.product_id,
        skuId: row.sku_id,
        name: row.name[language],
        choice: choiceText(row)[language],
        picture: pictureOf(row),
        points: row.points,
        cash: row.cash,
        shopPrice: row.shop_price,
        quantity: row.quantity,
        taken: row.taken,
        perPerson: row.per_person,
        membersOnly: row.members_only,
        state: dealState(row, { ...seeing, isMember }),
        missing,
        reserved,
      }
    }
  }
}
