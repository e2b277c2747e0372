import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { orderSubmit } from '@contract/calls/order'
import type { Context } from '../../../context'
import type { Database, MallRequest, SkuSnapshot } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { touchAddress } from '../../address/queries'
import { sealAddress } from '../../address/snapshot'
import type { Order } from '../../order/queries'
import type { DraftLine, OrderDraft, TradeDraft, TradePlacement } from '../../order/kind/placement'
import { usePoints } from '../../points/spend'
import { soldComponents } from '../../pricing/order'
import { goodsShares } from '../../pricing/shares'
import { sum } from '../../pricing/amounts'
import { lockBought, takeOut } from '../cart/queries'
import { takeDeal } from '../deals/queries'
import { placePresale } from '../presale/place'
import { depositPurpose } from '../presale/purposes'
import type { OrderTerms } from '../presale/terms'
import { choiceText, pictureOf } from '../trade/lines'
import { buyerOf, lockDevice } from '../trade/queries'
import type { ShopTrade } from '../trade/shop-price'
import * as queries from './queries'
import { commonCouponIds, refusalOf } from './quote-view'
import type { MallQuotes, TradeBasis } from './quotes'

type Tx = Transaction<Database>
type Submit = Request<typeof orderSubmit>

/** The notes to the shops, and whether the customer agreed to the terms of a presale. */
interface PlacementInput extends Pick<Submit, 'agreed'> {
  readonly remarks: Submit['shopRemarks']
}

interface MallDraft extends OrderDraft {
  readonly shop: ShopTrade
  readonly basis: TradeBasis
}

/** Creates the orders of a trade, one for each shop, with the parcels that they are planned to be shipped in. */
export class MallPlacement implements TradePlacement<MallRequest, MallDraft, PlacementInput> {
  readonly kind = 'mall'

  constructor(
    private readonly context: Context,
    private readonly quotes: MallQuotes,
  ) {}

  /** Locks the cart and the device. @throws Failure `quoteNotFound` for the quote of a change, `cartChanged` unless what is bought is in the cart */
  async prepare(tx: Tx, caller: SignedIn, request: MallRequest): Promise<void> {
    // A quote that changes an existing order cannot be placed.
    if (request.changes) throw new Failure('quoteNotFound')
    if (request.fromCart && !(await lockBought(tx, caller.customer.id, request.lines))) throw new Failure('cartChanged')
    await lockDevice(tx, buyerOf(caller))
  }

  /** @throws Failure of `MallQuotes.reprice` */
  async price(db: Kysely<Database>, caller: SignedIn, request: MallRequest): Promise<TradeDraft<MallDraft>> {
    const basis = await this.quotes.reprice(db, caller, request)
    const { trade, address, fingerprint } = basis
    const refused = refusalOf(trade, address, request)
    return {
      drafts: trade.shops.map((shop) => draftOf(caller.customer.id, shop, basis)),
      couponIds: commonCouponIds(trade),
      total: trade.total,
      fingerprint,
      refusals: refused ? [refused] : [],
    }
  }

  /** @throws Failure `presaleTermsRequired` unless it is known who keeps a deposit */
  check({ basis }: MallDraft, { agreed }: PlacementInput): void {
    if (basis.presale?.deposit && !agreed) throw new Failure('presaleTermsRequired')
  }

  async create(tx: Tx, order: Order, { shop, basis }: MallDraft, { remarks }: PlacementInput): Promise<void> {
    const { address, request, tradeId } = basis
    if (!address) throw new Error(`Order ${order.id} has no address`)
    await queries.insertMallOrder(tx, {
      order_id: order.id,
      trade_id: tradeId,
      address_sealed: sealAddress(this.context.seal, address),
      region_code: address.region_code,
      device: basis.buyer.device,
      remark: remarks.find(({ shopId }) => shopId === shop.shopId)?.remark ?? '',
    })
    await this.planParcels(tx, order, shop)
    if (basis.presale) await placePresale(tx, order, basis.presale)
    const { id: orderId, customer_id: customerId, placed_at: at } = order
    const title = shop.lines[0]?.sku.shop_name ?? order.title
    await takePieces(tx, order, shop, request)
    await usePoints(tx, { orderId, customerId, title, points: shop.points, at })
    const bought = shop.lines.map(({ sku, quantity }) => ({ skuId: sku.id, quantity }))
    if (request.fromCart) await takeOut(tx, order.customer_id, bought)
    await touchAddress(tx, address.id, this.context.clock.now())
  }

  private async planParcels(tx: Tx, order: Order, { allocations }: ShopTrade): Promise<void> {
    const warehouseIds = [...new Set(allocations.map(({ warehouseId }) => warehouseId))]
    const parcels = warehouseIds.map((warehouse_id, index) => ({
      id: uuid(),
      order_id: order.id,
      number: index + 1,
      warehouse_id,
      state: 'toShip' as const,
      carrier: null,
      tracking_number: null,
    }))
    const lines = parcels.flatMap(({ id, warehouse_id }) =>
      allocations
        .filter(({ warehouseId }) => warehouseId === warehouse_id)
        .map(({ position, quantity }) => ({ parcel_id: id, position, quantity })),
    )
    await queries.insertParcels(tx, parcels, lines)
  }
}

/** Takes the pieces of a deal that an order is bought under. @throws Failure `soldOut` */
async function takePieces(tx: Tx, { id, customer_id }: Order, { lines }: ShopTrade, { dealId }: MallRequest) {
  if (dealId === undefined) return
  const quantity = sum(lines, (line) => line.quantity)
  if (!(await takeDeal(tx, { order_id: id, deal_id: dealId, customer_id, quantity }))) throw new Failure('soldOut')
}

function linesOf({ lines, allocations, priced }: ShopTrade): DraftLine[] {
  return lines.map(({ sku, quantity, price, priceKind }, position) => {
    const snapshot: SkuSnapshot = {
      name: sku.name,
      optionText: choiceText(sku),
      picture: pictureOf(sku),
      productId: sku.product_id,
      shopPrice: sku.shop_price,
      priceKind,
      freeReturnDays: sku.free_return_days,
    }
    return {
      itemKind: 'sku',
      itemId: sku.id,
      quantity,
      price,
      paid: priced.paid[position] ?? 0,
      snapshot,
      from: allocations
        .filter((each) => each.position === position)
        .map((each) => ({ placeId: each.warehouseId, quantity: each.quantity })),
    }
  })
}

const firstPart = ({ deposit_until: until }: OrderTerms, amount: number) =>
  ({ part: 'deposit', purpose: depositPurpose, amount, until }) as const

/** One shop's order of a trade. @throws Error for a shop without lines */
export function draftOf(customerId: string, shop: ShopTrade, basis: TradeBasis): MallDraft {
  const { priced, lines, shopId, coupon, couponOff } = shop
  const [first] = lines
  if (!first) throw new Error(`The shop ${shopId} has nothing to sell`)
  const { sku } = first
  const { presale } = basis
  return {
    shop,
    basis,
    storeId: shopId,
    title: sku.name,
    timeZone: sku.time_zone,
    variant: null,
    ...(presale?.deposit && { start: 'pendingDeposit', firstPart: firstPart(presale, presale.deposit) }),
    lines: linesOf(shop),
    components: soldComponents(priced),
    total: priced.total,
    saved: priced.saved,
    couponIds: coupon && couponOff > 0 ? [coupon.id] : [],
    shares: goodsShares({
      customerId,
      storeId: shopId,
      deliveryMethod: 'merchant',
      lines: lines.map(({ price, quantity }, position) => ({
        gross: price * quantity,
        paid: priced.paid[position] ?? 0,
      })),
      components: priced.components,
    }),
    billTitle: sku.shop_name,
    fingerprint: basis.fingerprint,
    refusals: [],
  }
}
