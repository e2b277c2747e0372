import type { Context } from '../../context'
import type { Engines } from '../engines'
import type { Module } from '../module'
import type { OrderKinds } from '../order/kind/registry'
import type { OrderService } from '../order/service'
import type { Waitlist } from '../waitlist/service'
import { TableDesk } from './desk'
import { tableKind } from './kind'
import type { NamedReservations } from './list'
import { tellOfTables } from './notices'
import { tablePurpose } from './purposes'
import { reservationRoutes } from './routes'
import { Reservations } from './service'
import { type TableTrading, tableTrading } from './trading'
import { tableWaiting } from './waiting'

interface Needs extends Engines {
  readonly kinds: OrderKinds
  readonly details: OrderService
  readonly waitlist: Waitlist
  /** Reservations that are no orders. */
  readonly others: readonly NamedReservations[]
}

export interface TableServices {
  readonly tables: TableDesk
  readonly tableTrading: TableTrading
}

/** Booked tables, and the list of reservations of every kind. */
export function reservationModule(context: Context, needs: Needs): Module<TableServices> {
  const { orders, quotes, submission, notices, kinds, details, waitlist, others } = needs
  const trading = tableTrading(context, quotes, submission)
  const waiting = tableWaiting(context)
  const tables = new TableDesk(context, orders)
  tellOfTables(notices, orders, tables)
  const reservations = new Reservations(context, kinds, others)
  return {
    services: { tables, tableTrading: trading },
    routes: [reservationRoutes(context, { reservations, trading, tables, waitlist, waiting, details })],
    orderKind: tableKind(context, needs, { trading, waiting }),
    purposes: [tablePurpose(orders)],
  }
}
