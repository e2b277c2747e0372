import type { Routes } from '../../modules/module'
import { ticketConfirm, ticketSubmit } from './contract'
import type { TicketTrading } from './trading'

/** The calls specific to tickets. */
export const ticketRoutes =
  (trading: TicketTrading): Routes =>
  ({ handle }) => {
    handle(ticketConfirm, (caller, request) => trading.quote(caller, request))
    handle.once(ticketSubmit, (tx, caller, request) => trading.submit(tx, caller, request))
  }
