import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { OrderDraft, Placement } from '../../modules/order/kind/placement'
import type { Share } from '../../modules/pricing/share'
import { sha256 } from '../../security/hash'
import * as queries from './queries'

/** The pricing input of a ticket quote. */
export interface TicketRequest {
  readonly showId: string
  readonly quantity: number
}

/** Of the ticket price, in the smallest unit. */
const platformFee = 100

const share = (party: Share['party'], ownerId: string | null, component: string, amount: number): Share => ({
  party,
  ownerId,
  position: 0,
  component,
  amount,
  fundedBy: null,
})

/** Prices tickets for a quote or its order. @throws Failure `goodsNotFound` */
export async function priceTickets(
  db: Kysely<Database>,
  { customer }: SignedIn,
  { showId, quantity }: TicketRequest,
): Promise<OrderDraft> {
  const show = await queries.findShow(db, showId)
  if (!show) throw new Failure('goodsNotFound')
  const total = show.price * quantity
  const fee = platformFee * quantity
  const name = { en: show.name, zh: show.name }
  const snapshot = { name, optionText: { en: '', zh: '' }, picture: { path: '', colour: '#000000' } }
  const line = { itemKind: 'show', itemId: show.id, quantity, price: show.price, paid: total, snapshot }
  return {
    storeId: show.store_id,
    timeZone: 'UTC',
    title: name,
    billTitle: name,
    variant: null,
    lines: [line],
    components: [{ kind: 'goods', label: { en: 'Tickets', zh: '门票' }, amount: total, original: null }],
    total,
    saved: 0,
    couponIds: [],
    shares: [
      share('customer', customer.id, 'goods', -total),
      share('store', show.store_id, 'goods', total - fee),
      share('platform', null, 'commission', fee),
    ],
    fingerprint: sha256(JSON.stringify([showId, quantity, total])),
    refusals: [],
  }
}

/** Quoting and placing ticket orders. */
export const ticketPlacement: Placement<TicketRequest, OrderDraft, { readonly seat: string }> = {
  kind: 'ticket',
  prepare: 'none',
  price: priceTickets,
  check: () => undefined,
  create: (tx, { id }, _, { seat }) => queries.insertTicket(tx, id, seat),
}
