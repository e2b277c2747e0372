import { sql } from 'kysely'
import type { Migration } from './migration'

/** Presale orders whose deposit is paid are to pay only from the time at which their balance can be paid. */
export const paidDeposits: Migration = {
  async up(db) {
    await sql`update orders set phase = 'inProgress' from presale_orders
      where orders.id = presale_orders.order_id and orders.state = 'waitingBalance' and orders.phase = 'toPay'`.execute(
      db,
    )
  },
}
