import { sql, type Kysely } from 'kysely'
import { buildIndex, changeTable, type Migration } from './migration'

const batch = 10_000

const column = sql`
alter table refunds add column if not exists refund_store_id uuid;
create or replace function store_of_refund() returns trigger language plpgsql as $$
begin
  select store_id into new.refund_store_id from orders where id = new.order_id;
  return new;
end $$;
create or replace trigger refund_of_store before insert on refunds for each row execute function store_of_refund();`

/** Fills the stores of the next refunds by id; answers the id of the last one, or null at the end. */
async function fill(db: Kysely<unknown>, after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with next as (
      select refunds.id, orders.store_id from refunds join orders on orders.id = refunds.order_id
      where refunds.id > ${after}::uuid order by refunds.id limit ${sql.lit(batch)}
    ), filled as (
      update refunds set refund_store_id = next.store_id from next
      where refunds.id = next.id and refunds.refund_store_id is distinct from next.store_id
    )
    select max(id::text) as last from next`.execute(db)
  return rows[0]?.last ?? null
}

/**
 * The store of each refund, by which a store reads its own without all others. The database sets it, so that servers of the
 * previous release do too.
 */
export const refundStores: Migration = {
  outsideTransaction: true,
  async up(db) {
    await changeTable(db, column)
    let last: string | null = '00000000-0000-0000-0000-000000000000'
    while (last) last = await fill(db, last)
    await buildIndex(db, 'refunds_of_store', 'on refunds (refund_store_id, applied_at desc, id desc)')
    const waiting = "where state in ('merchantReview', 'returnedGoods', 'evidence')"
    await buildIndex(db, 'store_refunds_waiting', `on refunds (refund_store_id, applied_at desc, id desc) ${waiting}`)
  },
}
