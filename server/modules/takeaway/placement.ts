import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { orderSubmit } from '@contract/calls/order'
import { deliveryMethodOf } from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { courierOf } from '../../couriers'
import type { CourierName } from '../../couriers/names'
import type { Database, DishSnapshot } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { PricedBasket } from '../basket/basket'
import type { BasketLine } from '../basket/lines'
import { lockBought, takeOut } from '../cart/queries'
import type { Order } from '../order/queries'
import type { DraftLine, OrderDraft, Placement } from '../order/kind/placement'
import { soldComponents } from '../pricing/order'
import type { Share } from '../pricing/share'
import { touchAddress } from '../address/queries'
import { sealAddress } from '../address/snapshot'
import { lateTermsFor } from './late'
import { blockerDetails } from './priced-quote'
import * as queries from './queries'
import { goodsShares } from '../pricing/shares'
import type { PricedRequest, QuoteDraft, TakeawayQuotes } from './quotes'

type Tx = Transaction<Database>
export type PlacementInput = Omit<Request<typeof orderSubmit>, 'quoteId' | 'idempotencyKey'>

export interface TakeawayDraft extends OrderDraft {
  readonly quoteDraft: QuoteDraft
  readonly request: PricedRequest
}

const newPickupCode = (): string => String(randomInt(100, 1000))

/** Creates takeaway orders from quotes (product text §5, orders). */
export class TakeawayPlacement implements Placement<PricedRequest, TakeawayDraft, PlacementInput> {
  readonly kind = 'takeaway'

  constructor(
    private readonly context: Context,
    private readonly quotes: TakeawayQuotes,
  ) {}

  /** Locks the basket. @throws Failure `cartChanged` unless what is bought is in it */
  async prepare(tx: Tx, { customer }: SignedIn, { lines }: PricedRequest): Promise<void> {
    if (!(await lockBought(tx, customer.id, lines))) throw new Failure('cartChanged')
  }

  /** The order of some lines at current prices, whatever they are taken from. @throws Failure of `TakeawayQuotes.reprice` */
  async price(db: Kysely<Database>, caller: SignedIn, request: PricedRequest): Promise<TakeawayDraft> {
    const quoteDraft = await this.quotes.reprice(db, caller, request)
    const { priced, input } = quoteDraft
    const { basket, fingerprint } = priced
    const [first] = basket.lines
    return {
      quoteDraft,
      request,
      storeId: input.store.id,
      timeZone: input.store.time_zone,
      title: first?.sold.name ?? input.store.name,
      variant: deliveryMethodOf(input.fulfilment, input.store.delivered_by),
      lines: linesOf(basket, request.lines),
      components: soldComponents(basket),
      total: basket.total,
      saved: basket.saved,
      couponIds: request.couponIds,
      shares: sharesOf(caller.customer.id, quoteDraft, this.context.config),
      billTitle: input.store.name,
      fingerprint,
      refusals: priced.blockers.map((blocker) => ({
        failure: blocker.failure,
        details: blockerDetails(priced, blocker, caller.language),
      })),
    }
  }

  /** @throws Failure `timeSlotUnavailable`, `selfPickupUnavailable`, `pickupPhoneRequired`, `serviceAgreementRequired`. */
  check(
    { quoteDraft: { input }, request: { deliverAt } }: TakeawayDraft,
    { pickupPhone, agreed }: PlacementInput,
  ): void {
    if (deliverAt && Date.parse(deliverAt) <= input.now.getTime()) throw new Failure('timeSlotUnavailable')
    if (input.fulfilment !== 'pickup') return
    if (!input.store.self_pickup) throw new Failure('selfPickupUnavailable')
    if (!pickupPhone) throw new Failure('pickupPhoneRequired')
    if (!agreed) throw new Failure('serviceAgreementRequired')
  }

  async create(tx: Tx, order: Order, draft: TakeawayDraft, placementInput: PlacementInput): Promise<void> {
    await this.insert(tx, order, draft, placementInput)
    await takeOut(tx, order.customer_id, draft.request.lines)
  }

  /** Writes the row of an order, whatever its lines were taken from. */
  async insert(
    tx: Tx,
    order: Order,
    { quoteDraft, request }: TakeawayDraft,
    placementInput: PlacementInput,
  ): Promise<void> {
    const { input, priced, address } = quoteDraft
    const { seal, config } = this.context
    const late = lateTermsFor(config, deliveryMethodOf(input.fulfilment, input.store.delivered_by))
    await queries.insertTakeaway(tx, {
      order_id: order.id,
      fulfilment: input.fulfilment,
      address_sealed: address && sealAddress(seal, address),
      pickup_phone_sealed: placementInput.pickupPhone ? seal.seal(placementInput.pickupPhone) : null,
      pickup_code: input.fulfilment === 'pickup' ? newPickupCode() : null,
      latitude: address?.latitude ?? null,
      longitude: address?.longitude ?? null,
      distance: priced.distance,
      remark: placementInput.remark,
      tableware: placementInput.tableware,
      hide_number: placementInput.hideNumber,
      rider_note: placementInput.riderNote,
      contact_free: placementInput.contactFree,
      if_sold_out: placementInput.ifSoldOut,
      deliver_at: request.deliverAt,
      estimated_at: request.deliverAt ?? minutesAfter(input.now, priced.minutes),
      courier: bringerOf(input, config),
      late_terms: late && JSON.stringify(late),
    })
    if (address) await touchAddress(tx, address.id, input.now)
  }
}

/** The outside courier that brings a new order, by the zone of its store, or by the deployment's way; null for others. */
export function bringerOf({ fulfilment, store }: QuoteDraft['input'], config: Context['config']): CourierName | null {
  if (deliveryMethodOf(fulfilment, store.delivered_by) !== 'rider') return null
  const way = store.zone_way ?? (config.delivery === 'courier' ? 'courier' : 'riders')
  return way === 'courier' ? (courierOf(config) ?? null) : null
}

function sharesOf(customerId: string, { input, priced: { basket } }: QuoteDraft, config: Context['config']): Share[] {
  const { store, fulfilment } = input
  return goodsShares({
    customerId,
    storeId: store.id,
    deliveryMethod: deliveryMethodOf(fulfilment, store.delivered_by),
    courier: bringerOf(input, config),
    lines: basket.lines.map(({ sold }, position) => ({
      gross: sold.price * sold.quantity,
      paid: basket.paid[position] ?? 0,
    })),
    components: basket.components,
  })
}

/** The order lines of a priced basket. */
export function linesOf(basket: PricedBasket, wanted: readonly Pick<BasketLine, 'optionIds'>[]): DraftLine[] {
  return basket.lines.map(({ line, sold }, position) => {
    const { name, optionText, picture, shopPrice, priceKind } = sold
    const snapshot: DishSnapshot = {
      name,
      optionText,
      picture,
      shopPrice,
      priceKind,
      optionIds: [...(wanted[position]?.optionIds ?? line.optionIds)],
    }
    return {
      itemKind: 'goods',
      itemId: line.goodsId,
      quantity: line.quantity,
      price: sold.price,
      paid: basket.paid[position] ?? 0,
      snapshot,
    }
  })
}
