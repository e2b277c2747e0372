import type { Request, Response } from '@contract/call'
import type { Context } from '../../context'
import type { Trading } from '../../modules/order/kind/trading'
import type { Quotes } from '../../modules/order/quotes'
import type { OrderSubmission } from '../../modules/order/submission'
import type { ticketConfirm, ticketSubmit } from './contract'
import { priceTickets, ticketPlacement } from './placement'

type Confirm = typeof ticketConfirm
export type TicketTrading = Trading<Request<Confirm>, Response<Confirm>, Request<typeof ticketSubmit>>

/** Quotes and orders of tickets. */
export const ticketTrading = ({ db }: Context, quotes: Quotes, submission: OrderSubmission): TicketTrading => ({
  calls: 'own',
  coupons: 'none',
  async quote(caller, request) {
    const { storeId, fingerprint, total } = await priceTickets(db, caller, request)
    const quote = { kind: 'ticket', customerId: caller.customer.id, storeId, request, fingerprint, total }
    const { id } = await quotes.save(quote)
    return { id, total }
  },
  submit: (tx, caller, { quoteId, seat }) =>
    submission.submit(tx, caller, ticketPlacement, { quoteId, placementInput: { seat } }),
})
