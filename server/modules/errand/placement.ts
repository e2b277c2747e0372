import { v7 as uuid } from 'uuid'
import type { Kysely, Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { errandSubmit } from '@contract/calls/errand'
import { distanceFee } from '@contract/errand-fee'
import { limits } from '@contract/limits'
import type { Context } from '../../context'
import type { Database, ErrandPlaces } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { touchAddress } from '../address/queries'
import { sealAddress } from '../address/snapshot'
import type { Order } from '../order/queries'
import type { OrderDraft, Placement } from '../order/kind/placement'
import { takeMedia } from '../upload/media'
import { newCodes } from './codes'
import { errandLine, lineShares } from './price'
import * as queries from './queries'
import type { ErrandQuotes } from './quotes'
import type { ErrandBasis, ErrandRequest } from './request'
import { forbiddenIn } from './terms'

type Tx = Transaction<Database>
export type ErrandInput = Omit<Request<typeof errandSubmit>, 'quoteId' | 'idempotencyKey'>

export interface ErrandDraft extends OrderDraft {
  readonly basis: ErrandBasis
  readonly request: ErrandRequest
  readonly language: SignedIn['language']
}

const titles = {
  buy: { en: 'Buy for me', zh: '帮我买' },
  pickup: { en: 'Pick up', zh: '帮我取' },
  send: { en: 'Send', zh: '帮我送' },
} as const

const place = ({ address, latitude, longitude }: { address: string; latitude: number; longitude: number }) => ({
  ...{ name: address, latitude, longitude },
})

/** Start and end of an errand, in words without a door. */
function placesOf({ shop, errandKind }: ErrandRequest, { pickup, delivery }: ErrandBasis): ErrandPlaces {
  const bought = shop && { name: shop.name, latitude: shop.latitude, longitude: shop.longitude }
  return { from: errandKind === 'buy' ? bought : pickup && place(pickup), to: place(delivery) }
}

/** Creates errands from quotes (product text §5, errand). */
export class ErrandPlacement implements Placement<ErrandRequest, ErrandDraft, ErrandInput> {
  readonly kind = 'errand'
  /** An errand takes nothing that others could take. */
  readonly prepare = 'none'

  constructor(
    private readonly context: Context,
    private readonly quotes: ErrandQuotes,
  ) {}

  async price(db: Kysely<Database>, caller: SignedIn, request: ErrandRequest): Promise<ErrandDraft> {
    const basis = await this.quotes.reprice(db, caller, request)
    const { fee, feePaid, components, total } = basis.priced
    const { estimate, tip, product } = request
    const lines = [
      errandLine('errandFee', uuid(), feePaid, fee.goodsTotal),
      ...(estimate > 0 ? [errandLine('errandGoods', uuid(), estimate, estimate, product)] : []),
      ...(tip > 0 ? [errandLine('errandTip', uuid(), tip)] : []),
    ]
    const terms = this.context.config.errandTerms
    return {
      ...{
        basis,
        request,
        language: caller.language,
        storeId: null,
        timeZone: this.context.config.timeZone,
        variant: null,
      },
      title: product ? { en: product, zh: product } : titles[request.errandKind],
      billTitle: titles[request.errandKind],
      ...{ lines, components, total, saved: fee.saved, couponIds: request.couponIds },
      shares: lines.flatMap((line, position) => lineShares(terms, caller.customer.id, line, position)),
      fingerprint: basis.fingerprint,
      refusals: [],
    }
  }

  /** @throws Failure `priceGuaranteeRequired`, `errandPhotosFull`, `errandForbidden` or `timeSlotUnavailable` */
  check({ language, request: { pickupAt } }: ErrandDraft, { agreed, images, note }: ErrandInput): void {
    if (!agreed) throw new Failure('priceGuaranteeRequired')
    if (images.length > limits.errandImages) throw new Failure('errandPhotosFull', { most: limits.errandImages })
    const name = forbiddenIn(this.context.config.errandTerms, note)
    if (name) throw new Failure('errandForbidden', { name: name[language] })
    if (pickupAt && Date.parse(pickupAt) <= this.context.clock.now().getTime()) throw new Failure('timeSlotUnavailable')
  }

  async create(tx: Tx, order: Order, { basis, request }: ErrandDraft, input: ErrandInput): Promise<void> {
    const { seal, config, clock } = this.context
    const { errandTerms: terms } = config
    const now = clock.now()
    const { pickup, delivery } = basis
    const images = await takeMedia(tx, { customerId: order.customer_id, ids: input.images, now })
    const meters = request.route.state === 'ready' ? request.route.meters : null
    await queries.insertErrand(tx, {
      order_id: order.id,
      ...{ errand_kind: request.errandKind, product: request.product, item_type: request.itemType },
      perishable: terms.types.some(({ key, perishable }) => key === request.itemType && perishable),
      weight: request.weight,
      shop: request.errandKind === 'buy' && request.shop ? JSON.stringify(request.shop) : null,
      pickup_sealed: pickup && sealAddress(seal, pickup),
      delivery_sealed: sealAddress(seal, delivery),
      places: JSON.stringify(placesOf(request, basis)),
      route: JSON.stringify(request.route),
      terms: JSON.stringify({
        ...{ graceMinutes: terms.graceMinutes, cancelFee: terms.cancelFee, maxEstimate: terms.mostSpent },
        ...{ ceiling: terms.guaranteeCeiling, returnFee: distanceFee(terms, meters) },
      }),
      ...{ note: input.note, images: JSON.stringify(images), contact_free: input.contactFree },
      ...{ pickup_at: request.pickupAt, estimated_at: basis.estimatedAt, estimate: request.estimate, spent: null },
      ...{ accepted_at: null, codes_sealed: newCodes(seal) },
      ...{ guarantee_version: terms.guaranteeVersion, agreed_at: now, rating: null, comment: null, commented_at: null },
    })
    for (const address of [pickup, delivery]) if (address) await touchAddress(tx, address.id, now)
  }
}
