import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type {
  merchantCheckVoucher,
  merchantRedeemVoucher,
  merchantRedemptions,
  merchantUndoRedeem,
} from '@contract/calls/merchant'
import { formatMoment } from '@contract/date'
import { maskPhone } from '@contract/format'
import { limits } from '@contract/limits'
import { isOfVouchers } from '@contract/order-kinds'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant } from '../../http/caller'
import { Failure } from '../../http/failure'
import { localDay, localDayStart, offsetsAround } from '../../local-time'
import { trustedId } from '../../security/trusted-id'
import { holidaysBetween } from '../holiday/queries'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import { orderById } from '../order/queries'
import { timeZoneOf } from '../store/queries'
import type { VoucherDesk } from './desk'
import { readQr, readTicket, tillTicket, qrOf } from './proofs'
import * as queries from './queries'
import { blockedAt } from './terms'
import { redemptionView } from './view'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A store's till: finding vouchers by their code, redeeming and undoing (product text §2, merchant tab bar). */
export class VoucherTill {
  constructor(
    private readonly context: Context,
    private readonly services: { readonly orders: OrderEngine; readonly vouchers: VoucherDesk },
  ) {}

  /** A QR code of an order for its customer. @throws Failure `voucherNotUsable` */
  async qr(orderId: string): Promise<{ text: string; expiresAt: string; seconds: number }> {
    const { db, clock, seal } = this.context
    const order = await orderById(db, trustedId('order', orderId))
    if (!isOfVouchers(order) || order.state !== 'usable') throw new Failure('voucherNotUsable')
    const { text, expiresAt } = qrOf(seal, orderId, clock.now())
    return { text, expiresAt: expiresAt.toISOString(), seconds: limits.voucherQrSeconds }
  }

  /** @throws Failure of `merchant.checkVoucher` */
  async check(
    caller: Merchant,
    { storeId, code }: Request<typeof merchantCheckVoucher>,
  ): Promise<Response<typeof merchantCheckVoucher>> {
    const { db, clock, seal } = this.context
    const orderId = await this.find(caller, code)
    const order = await orderById(db, trustedId('order', orderId))
    const row = await this.refuse(db, order, storeId, caller.language)
    const { usable, redeemed, refunded, expired, terms, valid_until } = row
    const bought = usable + redeemed + refunded + expired
    const phone = await queries.phoneOf(db, orderId)
    const [line] = await queries.linesOf(db, orderId)
    if (!line || !valid_until) throw new Failure('voucherNotUsable')
    return {
      ticket: tillTicket(seal, orderId, storeId, clock.now()),
      name: line.snapshot.name[caller.language],
      picture: line.snapshot.picture,
      maskedPhone: phone ? maskPhone(seal.open(phone)) : '',
      bought,
      usable,
      most: Math.min(usable, terms.perVisit),
      validUntil: valid_until.toISOString(),
      terms,
      earns: Math.floor((await queries.earnedOf(db, orderId)) / bought),
    }
  }

  /** @throws Failure of `merchant.redeemVoucher` */
  async redeem(
    tx: Tx,
    { language }: Merchant,
    { storeId, ticket, count }: Request<typeof merchantRedeemVoucher>,
  ): Promise<Response<typeof merchantRedeemVoucher>> {
    const { seal, clock } = this.context
    const found = readTicket(seal, ticket, storeId, clock.now())
    if (!found) throw new Failure('voucherQrOver')
    const order = await this.services.orders.lock(tx, trustedId('order', found))
    const { usable, terms, code_sealed } = await this.refuse(tx, order, storeId, language)
    const most = Math.min(usable, terms.perVisit)
    if (count > most) throw new Failure('voucherTooMany', { most })
    const codeEnd = code_sealed ? seal.open(code_sealed).slice(-4) : ''
    const id = await this.services.vouchers.redeem(tx, order, { storeId, count, codeEnd })
    return redemptionView(await queries.redemptionById(tx, id), { language, now: clock.now() })
  }

  /** @throws Failure `redemptionTooOld` */
  async undo(
    tx: Tx,
    { language }: Merchant,
    { redemptionId }: Request<typeof merchantUndoRedeem>,
  ): Promise<Response<typeof merchantUndoRedeem>> {
    await this.services.vouchers.undo(tx, redemptionId)
    return redemptionView(await queries.redemptionById(tx, redemptionId), {
      language,
      now: this.context.clock.now(),
    })
  }

  /** Redemptions of a store today, by its clock. */
  async today(
    { language }: Merchant,
    { storeId }: Request<typeof merchantRedemptions>,
  ): Promise<Response<typeof merchantRedemptions>> {
    const { db, clock } = this.context
    const now = clock.now()
    const rows = await queries.redeemedSince(db, storeId, localDayStart(await timeZoneOf(db, storeId), now))
    const items = rows.map((row) => redemptionView(row, { language, now }))
    return { items, count: items.reduce((sum, { count, isUndone }) => sum + (isUndone ? 0 : count), 0) }
  }

  /** The order of a code. Wrong codes are counted for the caller. @throws Failure `voucherCodeWrong`, `voucherCodesLocked` or `voucherQrOver` */
  private async find({ customer }: Merchant, code: string): Promise<string> {
    const { db, attempts, clock, seal } = this.context
    const { voucherCodeAttempts: allowed, lockMinutes: minutes } = limits
    const bound = { key: `voucherCode:${customer.id}`, allowed, minutes, locked: 'voucherCodesLocked' } as const
    const scanned = readQr(seal, code, clock.now())
    let found = scanned?.orderId
    const { right, left } = await attempts.make([bound], async () => {
      found ??= (await queries.orderWithCode(db, seal.indexes(code.replace(/\s/g, ''))))?.order_id
      return found !== undefined
    })
    if (scanned?.isOver) throw new Failure('voucherQrOver')
    if (right && found !== undefined) return found
    if (left === 0) throw new Failure('voucherCodesLocked', { minutes })
    throw new Failure('voucherCodeWrong', { attemptsLeft: left })
  }

  /** Refuses what cannot be redeemed at a store now. @throws Failure why */
  private async refuse(db: Db, order: Order, storeId: string, language: Language): Promise<queries.VoucherOrder> {
    if (!isOfVouchers(order)) throw new Failure('voucherNotUsable')
    const now = this.context.clock.now()
    const row = await queries.voucherOrder(db, order.id)
    const places = await queries.placesOf(db, row.package_id, order.placed_at)
    const here = places.find(({ id }) => id === storeId)
    if (!here) throw new Failure('voucherOfOtherStore', { store: places[0]?.name[language] ?? '' })
    const isOver = row.valid_until !== null && row.valid_until <= now
    if (row.usable === 0 || order.state !== 'usable') {
      const [use] = await queries.usesOf(db, order.id)
      const time = use && formatMoment(use.at, now, language, offsetsAround(use.time_zone, use.at))
      if (use && time) throw new Failure('voucherUsed', { store: use.store_name[language], time })
      throw new Failure(row.expired > 0 ? 'voucherExpired' : 'voucherNotUsable')
    }
    if (isOver) throw new Failure('voucherExpired')
    const holidays = await holidaysBetween(db, localDay(here.time_zone, now))
    if (blockedAt(row.terms, here.time_zone, now, holidays)) throw new Failure('voucherNotNow')
    return row
  }
}
