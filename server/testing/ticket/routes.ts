import type { Module } from '../../modules/module'
import { ticketConfirm, ticketSubmit } from './contract'
import { priceTickets, ticketPlacement } from './placement'

/** The calls specific to tickets. */
export const ticketRoutes: Module = ({ handle, context, services }) => {
  handle(ticketConfirm, async (caller, request) => {
    const { storeId, fingerprint, total } = await priceTickets(context.db, caller, request)
    const quote = { kind: 'ticket', customerId: caller.customer.id, storeId, request, fingerprint, total }
    const { id } = await services.quotes.save(quote)
    return { id, total }
  })
  handle.once(ticketSubmit, (tx, caller, { quoteId, seat }) =>
    services.submission.submit(tx, caller, ticketPlacement, { quoteId, placementInput: { seat } }),
  )
}
