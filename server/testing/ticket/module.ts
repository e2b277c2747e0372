import type { KindModule } from '../../services'
import { ticketKind } from './kind'
import { ticketRoutes } from './routes'
import { ticketTrading } from './trading'

/** Tickets, which tests add to a server. */
export const ticketModule: KindModule = (context, { quotes, submission }) => {
  const trading = ticketTrading(context, quotes, submission)
  return { services: {}, routes: [ticketRoutes(trading)], orderKind: ticketKind(trading) }
}
