import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from '../migrate'
import { migrations } from '.'

let database: TestDatabase
beforeEach(async () => (database = await testDatabase()))
afterEach(() => database.close())

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const run = (statements: string) => sql.raw(statements).execute(database.db)
const until = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([each]) => each <= last))
const stores = async () =>
  (
    await sql.raw<{ of: string | null }>('select refund_store_id as of from refunds order by id').execute(database.db)
  ).rows.map(({ of }) => of)

/** A refund of an order, as a server of the previous release inserts it. */
const refund = (number: number, order: number) => `
  insert into refunds (id, number, order_id, customer_id, service, type, state, amount, fees, reason, description, pictures, applied_at)
  values ('${id(number)}', '${number}', '${id(order)}', '${id(80)}', 'refundOnly', 'full', 'refunded', 1, 0, '', '', '[]', now());`

describe('migration 337', () => {
  it('notes the store of each refund, of later ones by itself, and none of an order without a store', async () => {
    await run('drop schema public cascade; create schema public')
    await migrate(database.db, until('336-z'))
    await run(`set session_replication_role = replica;
      insert into orders select (jsonb_populate_record(null::orders, jsonb_build_object('id', order_id, 'store_id', store_id, 'phase', 'done')
        || coalesce((select jsonb_object_agg(attname, case format_type(atttypid, null)
          when 'uuid' then to_jsonb('${id(80)}'::text) when 'text' then to_jsonb(order_id::text) when 'boolean' then 'false'::jsonb
          when 'timestamp with time zone' then to_jsonb(now()) when 'jsonb' then '{}'::jsonb else '1'::jsonb end)
        from pg_attribute where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped and attnotnull
          and attname not in ('id', 'store_id', 'phase')), '{}'))).*
      from (values ('${id(1)}', '${id(91)}'), ('${id(2)}', null)) as made (order_id, store_id);
      set session_replication_role = origin;
      alter table refunds drop constraint refunds_customer_id_fkey;
      ${refund(11, 1)} ${refund(12, 2)}`)
    await migrate(database.db, migrations)
    await run(refund(13, 1) + refund(14, 2))
    expect(await stores()).toEqual([id(91), null, id(91), null])
  })
})
