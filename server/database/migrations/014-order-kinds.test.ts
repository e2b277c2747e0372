import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from '../migrate'
import { migrations } from '.'

let database: TestDatabase
beforeEach(async () => (database = await testDatabase()))
afterEach(() => database.close())

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const run = (statements: string) => sql.raw(statements).execute(database.db)
const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows
const name = '014-order-kinds'
const until = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([each]) => each <= last))

/** The tables as they were before, with orders whose customers, stores and goods do not matter. */
async function before() {
  await run('drop schema public cascade; create schema public')
  await migrate(database.db, until('013-z'))
  await run(`alter table orders drop constraint orders_customer_id_fkey, drop constraint orders_store_id_fkey;
    alter table order_lines drop constraint order_lines_goods_id_fkey;
    alter table quotes drop constraint quotes_customer_id_fkey, drop constraint quotes_store_id_fkey`)
}

const dish = (name: string) => ({
  goodsId: id(92),
  name: { en: name, zh: `${name} zh` },
  optionText: { en: 'Large', zh: '大' },
  picture: { path: '/p', colour: '#fff' },
  quantity: 2,
  price: 1000,
  shopPrice: 1200,
  priceKind: 'member',
})

const order = (number: number, status: string, step: string | null, dishes: string[]) => `
  insert into orders (id, number, customer_id, store_id, kind, status, step, fulfilment, way, lines, components, total, saved,
    address_sealed, latitude, longitude, distance, rider, delay, shortage, remark, tableware, hide_number, rider_note,
    contact_free, if_sold_out, estimated_at, pay_before, placed_at)
  values ('${id(number)}', '${number}', '${id(90)}', '${id(91)}', 'takeaway', '${status}', ${step ? `'${step}'` : 'null'},
    'delivery', 'merchant', '${JSON.stringify(dishes.map(dish))}', '[]', 2000, 10, 'sealed', 1.5, 2.5, 700,
    '{"phone": "139"}', '{"minutes": 5}', '{"position": 0}', 'No onions', 2, true, 'Ring', true, 'refund',
    '2026-01-01T05:00:00Z', '2026-01-01T04:15:00Z', '2026-01-01T04:00:00Z');
  insert into order_events values ('${id(number + 50)}', '${id(number)}', 'place', 'customer', '${status}',
    ${step ? `'${step}'` : 'null'}, '2026-01-01T04:00:00Z');
  ${dishes
    .map(
      (_, position) => `insert into order_lines (order_id, goods_id, option_ids, quantity, price, position, paid)
    values ('${id(number)}', '${id(92)}', '{${id(93)}}', 2, 1000, ${position}, 2000);`,
    )
    .join('')}`

describe('migration 014', () => {
  it('keeps all of the orders of before, in the form of every kind and of takeaway', async () => {
    await before()
    await run(order(1, 'waitingDelivery', 'delivered', ['Noodles', 'Soup']) + order(2, 'pendingPayment', null, ['Tea']))
    await run(
      order(3, 'waitingEvaluation', 'review', []) + order(4, 'cancelled', null, []) + order(5, 'completed', null, []),
    )
    await run(
      `insert into quotes values ('${id(6)}', '${id(90)}', '${id(91)}', '{"fulfilment": "pickup"}', 'f', 1, null, now(), now())`,
    )
    await migrate(database.db, until(name))
    expect(await rowsOf('select kind, state, phase, variant, title, store_id from orders order by number')).toEqual([
      {
        kind: 'takeaway',
        state: 'delivered',
        phase: 'inProgress',
        variant: 'merchant',
        title: dish('Noodles').name,
        store_id: id(91),
      },
      expect.objectContaining({ state: 'pendingPayment', phase: 'toPay', title: dish('Tea').name }),
      expect.objectContaining({ state: 'review', phase: 'toReview', title: { en: '', zh: '' } }),
      expect.objectContaining({ state: 'cancelled', phase: 'cancelled' }),
      expect.objectContaining({ state: 'completed', phase: 'done' }),
    ])
    const [kept] = await rowsOf(`select * from takeaway_orders where order_id = '${id(1)}'`)
    expect(kept).toMatchObject({
      ...{ fulfilment: 'delivery', address_sealed: 'sealed', latitude: 1.5, longitude: 2.5, distance: 700 },
      ...{
        rider: { phone: '139' },
        delay: { minutes: 5 },
        shortage: { position: 0 },
        remark: 'No onions',
        tableware: 2,
      },
      ...{ hide_number: true, rider_note: 'Ring', contact_free: true, if_sold_out: 'refund' },
      estimated_at: new Date('2026-01-01T05:00:00Z'),
    })
    const { goodsId: itemId, quantity, price, ...snapshot } = dish('Soup')
    const [line] = await rowsOf(`select * from order_lines where order_id = '${id(1)}' and position = 1`)
    expect(line).toMatchObject({ item_kind: 'goods', item_id: itemId, quantity, price, paid: 2000 })
    expect(line?.snapshot).toEqual({ ...snapshot, optionIds: [id(93)] })
    expect(await rowsOf('select state from order_events order by id limit 2')).toEqual([
      { state: 'delivered' },
      { state: 'pendingPayment' },
    ])
    expect(await rowsOf('select kind, request from quotes')).toEqual([
      { kind: 'takeaway', request: { fulfilment: 'pickup', storeId: id(91) } },
    ])
  })
})
