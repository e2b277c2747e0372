import { sql, type Kysely } from 'kysely'

const statements = `
alter table refund_lines add column open boolean not null default false;
update refund_lines set open = true from refunds
  where refunds.id = refund_id and refunds.state in ('applying', 'merchantReview', 'awaitingReturn', 'returnedGoods');
create unique index one_open_case_a_line on refund_lines (order_id, position) where open;
drop index one_open_refund;
alter table refunds add column return_address_sealed text, add column logistics_sealed text;`

/**
 * One open case a line of an order in place of one an order, and the fields of a return: its destination and its
 * shipment.
 */
export const afterSalesByLine = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
