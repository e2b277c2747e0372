import type { Request, Response } from '@contract/call'
import type { reservationConfirm, reservationSubmit } from '@contract/calls/reservation'
import type { Context } from '../../context'
import { offsetsAround } from '../../local-time'
import type { Trading } from '../order/kind/trading'
import type { Quotes } from '../order/quotes'
import type { OrderSubmission } from '../order/submission'
import { TablePlacement } from './placement'
import { restaurantView, seatingView } from './view'

type Confirm = typeof reservationConfirm
export type TableTrading = Trading<Request<Confirm>, Response<Confirm>, Request<typeof reservationSubmit>>

/** Quotes and bookings of tables (product text §2, shopding). */
export function tableTrading(context: Context, quotes: Quotes, submission: OrderSubmission): TableTrading {
  const placement = new TablePlacement(context)
  return {
    calls: 'own',
    coupons: 'none',
    async quote(caller, request) {
      const { language, customer } = caller
      const draft = await placement.price(context.db, caller, request)
      const { situation, slot, seating, total, fingerprint } = draft
      const { restaurant, rules, units } = situation.facts
      const { storeId, party } = request
      const quote = { kind: 'table', customerId: customer.id, storeId, request, fingerprint, total }
      const { id, expiresAt } = await quotes.save(quote)
      return {
        id,
        restaurant: restaurantView(restaurant, language),
        at: slot.at.toISOString(),
        utcOffset: offsetsAround(restaurant.time_zone, slot.at),
        party,
        seating: seatingView(seating, units, language),
        deposit: total,
        depositKind: rules.deposit_kind,
        freeUntil: draft.freeUntil.toISOString(),
        heldUntil: draft.heldUntil.toISOString(),
        byHand: rules.by_hand,
        expiresAt: expiresAt.toISOString(),
      }
    },
    submit: (tx, caller, { quoteId, contact, note, agreed }) =>
      submission.submit(tx, caller, placement, { quoteId, placementInput: { contact, note, agreed } }),
  }
}
