import { type Kysely } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { errandOrderStance, errandUsableCoupons } from '@contract/calls/errand'
import type { RouteAnswer } from '@contract/entities/route'
import { formatMoney } from '@contract/money'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { daysAfter, offsetsAround } from '../../local-time'
import type { Routes } from '../../routing/routes'
import { trustedId } from '../../security/trusted-id'
import { toAddress } from '../address/address'
import { addressById, type AddressRow } from '../address/queries'
import { checkCoupons, couponsOfQuote, couponSlotsView, couponsView, usedCouponIds } from '../coupon/order'
import { type CustomerCouponRow, unusedCoupons } from '../coupon/queries/owned'
import type { Quotes } from '../order/quotes'
import { componentView } from '../order/view'
import { errandFingerprint } from './fingerprint'
import type { ErrandBasis, ErrandRequest } from './request'
import { priceErrand, weightFee } from './price'
import { forbiddenIn } from './terms'

type Db = Kysely<Database>
type Asked = Request<typeof errandOrderStance>

/** Prices of errands, and the quotes that keep them (docs/decisions/006-quotes.md). */
export class ErrandQuotes {
  constructor(
    private readonly context: Context,
    private readonly saved: Quotes,
    private readonly routes: Routes,
  ) {}

  private get terms() {
    return this.context.config.errandTerms
  }

  /** Quotes an errand; without a quote while its way is not known. @throws Failure as the call does */
  async stance(caller: SignedIn, asked: Asked): Promise<Response<typeof errandOrderStance>> {
    const { db, clock } = this.context
    this.check(asked, caller.language)
    const { pickup, delivery } = await this.ends(db, asked)
    const from = asked.errandKind === 'buy' ? asked.shop : pickup
    const route: RouteAnswer = from ? await this.routes.between(from, delivery) : { state: 'none' }
    if (route.state === 'calculating' || route.state === 'failed') return { route, quote: null }
    const most = this.terms.mostMeters
    if (route.state === 'ready' && route.meters > most) throw new Failure('errandTooFar', { most: most / 1000 })
    const coupons = await unusedCoupons(db, caller.customer.id, clock.now())
    const { note, couponIds, pickupAddressId, itemType, ...rest } = asked
    const badWeather = this.terms.badWeather || (this.context.config.demo && note.includes('#rain'))
    const own = { pickupAddressId: pickupAddressId ?? null, itemType: itemType ?? null }
    const request = { ...rest, ...own, couponIds: [], route, badWeather, pricedAt: clock.now().toISOString() }
    const { priced } = await this.basis(db, caller, request, { coupons, couponIds })
    checkCoupons(priced.fee, coupons, couponIds)
    return { route, quote: await this.save(caller, { ...request, couponIds: usedCouponIds(priced.fee) }, coupons) }
  }

  /** Every coupon of the caller for a quote. @throws Failure `quoteNotFound` */
  async coupons(
    caller: SignedIn,
    { quoteId }: Request<typeof errandUsableCoupons>,
  ): Promise<Response<typeof errandUsableCoupons>> {
    const { db, clock } = this.context
    const request = await this.saved.requestOf<ErrandRequest>(quoteId, 'errand')
    const coupons = await unusedCoupons(db, caller.customer.id, clock.now())
    const { priced } = await this.basis(db, caller, request, { coupons, couponIds: [] })
    return { items: couponsView(priced.fee, coupons, caller.language) }
  }

  /** Prices a saved request again, in the submitting transaction. @throws Failure `couponUnavailable` or `addressNotFound` */
  async reprice(tx: Db, caller: SignedIn, request: ErrandRequest): Promise<ErrandBasis> {
    const couponIds = request.couponIds.map((id) => trustedId('coupon', id))
    const coupons = await couponsOfQuote(tx, caller.customer.id, couponIds)
    const basis = await this.basis(tx, caller, request, { coupons, couponIds })
    checkCoupons(basis.priced.fee, coupons, couponIds)
    return basis
  }

  /** Checks what depends on nothing but the request. */
  private check(asked: Asked, language: SignedIn['language']): void {
    const { terms } = this
    const { errandKind, product, estimate, weight, tip, itemType, pickupAt, note } = asked
    const now = this.context.clock.now()
    if (errandKind === 'buy' && !product) throw new Failure('errandProductRequired')
    const name = forbiddenIn(terms, `${product} ${note}`)
    if (name) throw new Failure('errandForbidden', { name: name[language] })
    if (errandKind === 'buy' && estimate === 0) throw new Failure('estimatedCostRequired')
    if (estimate > terms.mostEstimate)
      throw new Failure('purchasePriceTooHigh', {
        maximum: formatMoney(terms.mostEstimate, { symbol: this.context.config.currencySymbol, trim: true }),
      })
    const needsType = errandKind !== 'buy' || itemType !== undefined
    if (needsType && !terms.types.some(({ key }) => key === itemType)) throw new Failure('itemTypeRequired')
    if (weightFee(terms, weight) === undefined)
      throw new Failure('errandTooHeavy', { most: Math.max(...terms.weights.map(({ kilograms }) => kilograms)) })
    if (tip > terms.mostTip)
      throw new Failure('errandTipTooHigh', {
        maximum: formatMoney(terms.mostTip, { symbol: this.context.config.currencySymbol, trim: true }),
      })
    if (!pickupAt) return
    if (Date.parse(pickupAt) <= now.getTime()) throw new Failure('pickupTimePast')
    if (Date.parse(pickupAt) > daysAfter(this.context.config.timeZone, now, terms.slotDays).getTime())
      throw new Failure('timeSlotUnavailable')
  }

  /** The addresses of an errand. @throws Failure `pickupAddressRequired`, `addressNotFound` or `errandAddressesEqual` */
  private async ends(
    db: Db,
    asked: { errandKind: string; pickupAddressId?: string | null | undefined; deliveryAddressId: string },
  ): Promise<Pick<ErrandBasis, 'pickup' | 'delivery'>> {
    const { errandKind, pickupAddressId, deliveryAddressId } = asked
    const delivery = await addressById(db, trustedId('address', deliveryAddressId))
    if (!delivery) throw new Failure('addressNotFound')
    if (errandKind === 'buy') return { pickup: null, delivery }
    if (!pickupAddressId) throw new Failure('pickupAddressRequired')
    const pickup = await addressById(db, trustedId('address', pickupAddressId))
    if (!pickup) throw new Failure('addressNotFound')
    if (this.doorOf(pickup) === this.doorOf(delivery)) throw new Failure('errandAddressesEqual')
    return { pickup, delivery }
  }

  /** A door in writing, by which two addresses are the same one. */
  private doorOf(row: AddressRow): string {
    const { regionCode, address, addressDetail } = toAddress(row, this.context.seal, 'zh')
    return [regionCode, address, addressDetail].join('|').toLowerCase().replace(/\s+/g, '')
  }

  private async basis(
    db: Db,
    { customer }: SignedIn,
    request: ErrandRequest,
    { coupons, couponIds }: { coupons: readonly CustomerCouponRow[]; couponIds: readonly string[] | undefined },
  ): Promise<ErrandBasis> {
    const { clock, config } = this.context
    const ends = await this.ends(db, request)
    const { route, pickupAt, pricedAt } = request
    const at = new Date(pickupAt ?? pricedAt)
    const priced = priceErrand(this.terms, {
      ...request,
      meters: route.state === 'ready' ? route.meters : null,
      ...{ pickupAt: at, timeZone: config.timeZone, isMember: customer.isMember, now: clock.now(), coupons, couponIds },
    })
    const soonest = pickupAt ? at : minutesAfter(at, this.terms.soonestMinutes)
    const estimatedAt = minutesAfter(soonest, route.state === 'ready' ? route.minutes : this.terms.soonestMinutes)
    return { ...ends, priced, estimatedAt, fingerprint: errandFingerprint(ends, request, priced) }
  }

  private async save(caller: SignedIn, request: ErrandRequest, coupons: readonly CustomerCouponRow[]) {
    const { config } = this.context
    const { priced, fingerprint, estimatedAt } = await this.basis(this.context.db, caller, request, {
      ...{ coupons, couponIds: request.couponIds },
    })
    const { fee, components, total, feePaid, isNight } = priced
    const kept = { kind: 'errand', customerId: caller.customer.id, storeId: null, request, fingerprint, total }
    const { id, expiresAt } = await this.saved.save(kept)
    const slots = couponSlotsView(fee, coupons)
    const used = slots.find(({ off }) => off > 0)
    return {
      id,
      components: components.map((component) => componentView(component, caller.language)),
      ...{ total, saved: fee.saved, fee: feePaid, couponId: used?.couponId ?? null, couponOff: used?.off ?? 0 },
      usableCoupons: slots.reduce((sum, { usable }) => sum + usable, 0),
      ...{ badWeather: request.badWeather, night: isNight, estimatedAt: estimatedAt.toISOString() },
      utcOffset: offsetsAround(config.timeZone, estimatedAt),
      expiresAt: expiresAt.toISOString(),
    }
  }
}
