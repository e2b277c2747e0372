import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, 'migrations')

/** SQL of a migration as it is written, without what follows `--`. */
const textOf = (name: string): string => readFileSync(join(folder, `${name}.ts`), 'utf8').replace(/--.*/g, '')

const names = readdirSync(folder)
  .filter((file) => /^\d/.test(file))
  .map((file) => file.replace('.ts', ''))
  .sort()

const builds =
  /create\s+(?:unique\s+)?index\s+(?!concurrently)(?:if\s+not\s+exists\s+)?\w*\s*on\s+(?:only\s+)?"?(\w+)|alter\s+table\s+"?(\w+)"?[^;`]*?\badd\s+(?:constraint\s+\w+\s+)?(?:primary\s+key|unique|exclude)/gi
const drops = /drop\s+index\s+(?!concurrently)(?:if\s+exists\s+)?(\w+)/gi
const creates = /create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi
const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '', other = '']) => one || other)

/** The live tables and the indexes that a migration holds up writes of: whose index it builds, or which it drops, under a lock. */
function blockedBy(text: string): string[] {
  const own = new Set(named(text, creates))
  return [...new Set([...named(text, builds).filter((table) => !own.has(table)), ...named(text, drops)])].sort()
}

/** Migrations released before the rule; the list stays closed. */
const released: Readonly<Record<string, readonly string[]>> = {
  '003-offers': ['order_lines', 'order_lines_order_id_idx', 'orders'],
  '008-finding': [
    'goods',
    'stores',
    'stores_category_key_idx',
    'stores_latitude_longitude_idx',
    'stores_monthly_sales_idx',
    'stores_rating_idx',
  ],
  '009-people': ['articles', 'customers'],
  '012-old-quotes': ['quotes'],
  '014-order-kinds': ['orders'],
  '015-payments-and-parties': ['payment_refunds', 'payments'],
  '016-after-sales-by-line': ['one_open_refund', 'refund_lines'],
  '024-sales-and-names': ['goods_store_id_idx', 'stores'],
  '048-mall-catalogue': ['stores'],
  '056-member-prices-in-order': ['products'],
  '065-hotel-search': ['hotels'],
  '071-devices-of-orders': ['mall_orders'],
  '076-waitlist-of-nights': ['waitlist_entries', 'waitlist_once'],
}

it.each([
  ['create index a on orders (id)', ['orders']],
  ['create unique index if not exists a on orders (id)', ['orders']],
  ['CREATE INDEX a\n  ON "orders" (id)', ['orders']],
  ['create index on orders (id)', ['orders']],
  ['alter table orders add constraint a unique (id)', ['orders']],
  ['alter table orders add column b int, add primary key (id)', ['orders']],
  ['drop index orders_by_day', ['orders_by_day']],
  ['create table orders (id uuid); create index a on orders (id)', []],
  ['create unlogged table orders (id uuid); create index a on orders (id)', []],
  ['create index concurrently a on orders (id)', []],
  ["await buildIndex(db, 'a', 'on orders (id)')", []],
  ['drop index concurrently if exists a', []],
  ['alter table orders add column is_unique int', []],
])('knows what "%s" blocks', (text, tables) => expect(blockedBy(text)).toEqual(tables))

it('builds indexes of live tables by buildIndex alone, while they are read and written', () => {
  const blocking = names
    .map((name) => [name, blockedBy(textOf(name))] as const)
    .filter(([, tables]) => tables.length > 0)
  expect(Object.fromEntries(blocking)).toEqual(released)
})
