import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from '../migrate'
import { migrations } from '.'

let database: TestDatabase
beforeEach(async () => (database = await testDatabase()))
afterEach(() => database.close())

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const run = (statements: string) => sql.raw(statements).execute(database.db)
const rows = async (query: string) => (await sql.raw(query).execute(database.db)).rows
const [ann, store, goods] = [id(90), id(91), id(92)]

/** The tables as they were before, without irrelevant columns of customers, stores and goods. */
async function before() {
  await run('drop schema public cascade; create schema public')
  await migrate(database.db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '014')))
  await run(`do $$ declare found record; begin
    for found in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and table_name in ('customers', 'stores', 'goods') and is_nullable = 'NO' and column_name <> 'id'
    loop execute format('alter table %I alter column %I drop not null', found.table_name, found.column_name); end loop;
  end $$;
  alter table stores drop constraint stores_category_key_fkey;
  insert into customers (id) values ('${ann}');
  insert into stores (id, name) values ('${store}', '{"en": "Noodles", "zh": "面馆"}');
  insert into goods (id, store_id) values ('${goods}', '${store}')`)
}

interface Old {
  readonly number: number
  readonly status: string
  readonly payment: string
  readonly refunded?: number
  /** Of two bowls. */
  readonly back?: number
  readonly settled?: boolean
}

/** Two bowls for 5201 in all, and 400 of fees. */
const order = ({ number, status, payment, refunded = 0, back = 0, settled = false }: Old) => `
  insert into orders (id, number, customer_id, store_id, kind, status, fulfilment, way, lines, components, total, saved,
    refunded, distance, remark, tableware, hide_number, estimated_at, pay_before, placed_at)
  values ('${id(number)}', '${number}', '${ann}', '${store}', 'takeaway', '${status}', 'delivery', 'rider', '[]', '[]', 5601, 0,
    ${refunded}, 0, '', 0, true, now(), '2026-03-25T12:15:00Z', now());
  insert into order_lines (order_id, goods_id, option_ids, quantity, price, position, paid, refunded_quantity)
  values ('${id(number)}', '${goods}', '{}', 2, 2601, 0, 5201, ${back});
  insert into payments (id, order_id, customer_id, amount, refunded, status, created_at, paid_at, settled_at)
  values ('${id(number + 100)}', '${id(number)}', '${ann}', 5601, ${refunded}, '${payment}', now(), now(),
    ${settled ? 'now()' : 'null'});`

const oldOrders = [
  order({ number: 1, status: 'pendingPayment', payment: 'pending' }),
  order({ number: 2, status: 'waitingAccept', payment: 'paid' }),
  order({ number: 3, status: 'waitingDelivery', payment: 'paid', refunded: 2600, back: 1 }),
  order({ number: 4, status: 'completed', payment: 'paid', settled: true }),
  order({ number: 5, status: 'cancelled', payment: 'refunded', refunded: 5601 }),
]

/** Amounts due to the store for orders 2 and 3, and the provider's debt for them. */
const oldBooks = `
  insert into accounts (id, kind, owner_id, balance) values
    ('${id(201)}', 'storeHeld', '${store}', 5601 + 3001), ('${id(202)}', 'wechat', '00000000-0000-7000-8000-000000000000', -8602);
  insert into ledger_transactions (id, kind, reference_id, created_at) values ('${id(203)}', 'payment', '${id(102)}', now());
  insert into ledger_entries (transaction_id, account_id, amount) values
    ('${id(203)}', '${id(201)}', 8602), ('${id(203)}', '${id(202)}', -8602);`

describe('migration 015', () => {
  beforeEach(async () => {
    await before()
    await run(oldOrders.join('') + oldBooks)
    await migrate(database.db)
  })

  it('should give each payment its purpose, title and time, and allocate all of it to its order', async () => {
    const found = await rows(`
      select purpose, subject_id, title ->> 'en' as title, pay_before, part, a.amount, a.refunded, settled_at is not null as settled
      from payments join payment_allocations as a on payment_id = id order by subject_id`)
    const common = {
      purpose: 'order',
      title: 'Noodles',
      pay_before: new Date('2026-03-25T12:15:00Z'),
      part: 'whole',
      amount: 5601,
    }
    const each = (number: number, refunded: number, settled: boolean) => ({
      ...common,
      subject_id: id(number),
      refunded,
      settled,
    })
    expect(found).toEqual([
      each(1, 0, false),
      each(2, 0, false),
      each(3, 2600, false),
      each(4, 0, true),
      each(5, 5601, false),
    ])
  })

  it('should give the store all that was paid, less what went back', async () => {
    const shares = await rows(`
      select order_id, party, component, sum(amount) as amount, sum(refunded) as refunded from order_shares
      where order_id in ('${id(3)}', '${id(5)}') group by 1, 2, 3 order by 1, 2, 3`)
    const each = (number: number, party: string, component: string, amount: number, refunded: number) => ({
      order_id: id(number),
      party,
      component,
      amount: String(amount),
      refunded: String(refunded),
    })
    expect(
      shares.map((row) =>
        Object.fromEntries(Object.entries(row as object).map(([key, value]) => [key, String(value)])),
      ),
    ).toEqual(
      [
        each(3, 'customer', 'fees', -400, 0),
        each(3, 'customer', 'goods', -5201, -2600),
        each(3, 'store', 'fees', 400, 0),
        each(3, 'store', 'goods', 5201, 2600),
        each(5, 'customer', 'fees', -400, -400),
        each(5, 'customer', 'goods', -5201, -5201),
        each(5, 'store', 'fees', 400, 400),
        each(5, 'store', 'goods', 5201, 5201),
      ].map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)]))),
    )
  })

  it('should move what was held for a store to the orders that it is for, and keep no balance of nobody', async () => {
    const held = await rows(`
      select owner_id, sum(amount)::int as held from accounts join ledger_entries on account_id = id
      where kind in ('held', 'storeHeld') group by owner_id having sum(amount) <> 0 order by owner_id`)
    expect(held).toEqual([
      { owner_id: id(2), held: 5601 },
      { owner_id: id(3), held: 3001 },
    ])
    expect(await rows(`select kind from accounts where balance is not null`)).toEqual([])
  })
})

it('should refuse shares that do not sum to zero', async () => {
  await before()
  await run(order({ number: 1, status: 'pendingPayment', payment: 'pending' }))
  await migrate(database.db)
  await expect(run(`update order_shares set refunded = -1 where party = 'customer' and position = 0`)).rejects.toThrow(
    'the shares of an order do not sum to zero',
  )
})
