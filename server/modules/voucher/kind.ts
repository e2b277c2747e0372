import {
  voucherActions,
  type VoucherOrderEvent,
  type VoucherOrderState,
  voucherOrder,
  voucherPhases,
} from '@contract/states/voucher'
import type { Context } from '../../context'
import { daysAfter, localDay, localMidnight } from '../../local-time'
import { newVoucherCode } from '../../security/hash'
import { holidaysBetween } from '../holiday/queries'
import type { Engines } from '../engines'
import { neverStuck } from '../order/kind/overdue'
import type { OrderKind } from '../order/kind'
import { visitReviews } from '../review/parts'
import { timeZoneOf } from '../store/queries'
import { voucherNews } from './news'
import * as queries from './queries'
import { voucherReasons } from './reasons'
import { settleRedemptions } from './settling'
import { blockedAt } from './terms'
import type { VoucherTrading } from './trading'
import { countsView, itemsView, placeView } from './view'
import { refundAnswers } from '../order/kind/messages'

/** Job that refunds unused vouchers when they expire. */
export const lapseJob = 'voucher.lapse'

export type VoucherKind = OrderKind<VoucherOrderState, VoucherOrderEvent, never, 'voucher'>

/** Orders of vouchers (product text §1, group orders): held until redemption, refunded at expiry. */
export function voucherKind(context: Context, { orders }: Engines, trading: VoucherTrading): VoucherKind {
  return {
    name: 'voucher',
    states: { machine: voucherOrder, actions: voucherActions },
    phases: voucherPhases,
    reasons: voucherReasons,
    trading,
    parties: ['customer', 'store', 'platform'],
    review: visitReviews(context, orders),
    messages: { moneyBack: 'voucherMoneyBack', target: 'order', shares: 'none', refunds: refundAnswers },
    ...{ merchant: 'none', news: voucherNews, search: 'none', reservation: 'none', waitlist: 'none', paying: 'none' },
    ...{
      isInvoiced: true,
      remindMinutes: 'none',
      overdue: neverStuck,
      track: 'none',
      arrival: 'none',
      delivery: 'none',
      clock: {},
    },
    refunds: {
      services: ['refundOnly'],
      isDecidedByPlatform: true,
      restocks: () => true,
      async unused(tx, { id, state }) {
        const { usable } = await queries.voucherOrder(tx, id)
        return state === 'usable' && usable > 0 ? [{ position: 0, quantity: usable }] : []
      },
      async agreesAtOnce(tx, { id }, { lines, type }) {
        const { usable, redeemed } = await queries.voucherOrder(tx, id)
        const asked = type === 'full' ? usable + redeemed : lines.reduce((sum, { quantity }) => sum + quantity, 0)
        return asked <= usable ? 'unused' : undefined
      },
    },
    inventory: {
      async reserve(tx, lines) {
        for (const { itemId, quantity } of lines) if (!(await queries.takeStock(tx, itemId, quantity))) return undefined
        return queries.stockOf(
          tx,
          lines.map(({ itemId }) => itemId),
        )
      },
      async release(tx, lines) {
        for (const { itemId, quantity } of lines) await queries.giveStock(tx, itemId, quantity)
      },
    },
    on: {
      settle: (tx, order) => settleRedemptions(tx, order, context.clock.now()),
      async pay(tx, { id, store_id }) {
        const { valid_days } = await queries.voucherOrder(tx, id)
        const now = context.clock.now()
        const zone = await timeZoneOf(tx, store_id ?? '')
        const until = localMidnight(zone, daysAfter(zone, now, valid_days))
        const code = newVoucherCode()
        const { seal } = context
        const sealed = { code_hash: seal.index(code), code_sealed: seal.seal(code) }
        await queries.issue(tx, id, { valid_from: now, valid_until: until, ...sealed })
        await context.jobs.add(tx, { kind: lapseJob, payload: { orderId: id }, runAt: until })
      },
    },
    async summaries(db, heads, { language }) {
      const rows = await queries.voucherOrders(
        db,
        heads.map(({ id }) => id),
      )
      const lines = new Map(heads.map(({ id, lines: [line] }) => [id, line?.snapshot]))
      return new Map(
        rows.flatMap((row) => {
          const sold = lines.get(row.order_id)
          if (!sold) return []
          const { name, picture } = sold
          return [
            [
              row.order_id,
              { packageId: row.package_id, packageName: name[language], picture, ...countsView(row) },
            ] as const,
          ]
        }),
      )
    },
    async detail(db, { id, state, placed_at, lines: [line] }, { language, now }) {
      const row = await queries.voucherOrder(db, id)
      const places = await queries.placesOf(db, row.package_id, placed_at)
      const zone = places[0]?.time_zone ?? 'UTC'
      const isUsable = state === 'usable' && row.usable > 0
      const holidays = await holidaysBetween(db, localDay(zone, now))
      return {
        packageName: line?.snapshot.name[language] ?? '',
        picture: line?.snapshot.picture,
        ...countsView(row),
        packageId: row.package_id,
        contents: itemsView(row.contents, language),
        terms: row.terms,
        validFrom: row.valid_from?.toISOString() ?? null,
        price: line?.price ?? 0,
        code: isUsable && row.code_sealed ? context.seal.open(row.code_sealed) : null,
        blocked: isUsable ? blockedAt(row.terms, zone, now, holidays) : null,
        places: places.map((place) => placeView(place, language)),
        uses: (await queries.usesOf(db, id)).map((use) => ({
          id: use.id,
          at: use.at.toISOString(),
          place: use.store_name[language],
          count: use.count,
        })),
      }
    },
  }
}
