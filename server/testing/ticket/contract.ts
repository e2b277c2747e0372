import * as z from 'zod/mini'
import { defineCall } from '@contract/call'
import { Amount, Id, IdempotencyKey, Instant } from '@contract/entities/common'
import { QuoteId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import type { ActionRules, OrderPhase } from '@contract/states/actions'
import { defineStates, type Effect } from '@contract/states/machine'

const cancelled: readonly Effect[] = ['releaseInventory', 'refundRemaining', 'returnCoupons']

/** A ticket is issued when it is paid and used at admission. */
export const ticket = defineStates({
  title: 'Ticket',
  initial: 'reserved',
  states: ['reserved', 'issued', 'used', 'returned'],
  transitions: {
    pay: { from: 'reserved', to: 'issued', by: 'payment' },
    expire: { from: 'reserved', to: 'returned', by: 'clock', after: limits.unpaidOrderMinutes, does: cancelled },
    cancel: { from: 'reserved', to: 'returned', by: 'customer', needs: 'reason', does: cancelled },
    use: { from: 'issued', to: 'used', by: 'merchant', does: ['settle'] },
    refund: {
      from: ['issued', 'used'],
      to: 'returned',
      by: ['merchant', 'platform', 'clock'],
      needs: 'refundApplication',
      does: ['refundRemaining', 'returnCoupons'],
    },
  },
})

export type TicketState = (typeof ticket.states)[number]
export type TicketEvent = keyof typeof ticket.transitions

export const ticketPhases: Readonly<Record<TicketState, OrderPhase>> = {
  reserved: 'toPay',
  issued: 'inProgress',
  used: 'done',
  returned: 'cancelled',
}

export const ticketActions: ActionRules<TicketState, TicketEvent> = {
  events: { cancel: ['cancel'] },
  states: { remove: ['used', 'returned'] },
}

export const ticketConfirm = defineCall({
  name: 'ticket.confirm',
  summary: 'Quote tickets of a show',
  who: 'customer',
  request: z.object({ showId: Id, quantity: z.int().check(z.gte(1), z.lte(9)) }),
  response: z.object({ id: Id, total: Amount }),
  failures: ['goodsNotFound'],
})

export const ticketSubmit = defineCall({
  name: 'ticket.submit',
  summary: 'Order the tickets of a quote',
  who: 'customer',
  request: z.object({ quoteId: QuoteId, seat: z.string().check(z.maxLength(20)), idempotencyKey: IdempotencyKey }),
  response: z.object({ orderId: Id, total: Amount, payBefore: Instant }),
  failures: ['quoteNotFound', 'quoteExpired', 'quoteChanged', 'soldOut', 'tooManyUnpaidOrders', 'tooManyUnpaidItems'],
})
