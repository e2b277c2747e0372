import { sql, type Kysely } from 'kysely'

const takeaway = `
create table takeaway_orders (
  order_id uuid primary key references orders,
  fulfilment text not null check (fulfilment in ('delivery', 'pickup')),
  address_sealed text,
  pickup_phone_sealed text,
  pickup_code text,
  latitude double precision,
  longitude double precision,
  distance int not null,
  rider jsonb,
  delay jsonb,
  shortage jsonb,
  remark text not null,
  tableware int not null,
  hide_number boolean not null,
  rider_note text not null,
  contact_free boolean not null,
  if_sold_out text not null check (if_sold_out in ('call', 'replace', 'refund')),
  deliver_at timestamptz,
  estimated_at timestamptz not null
);
insert into takeaway_orders
select id, fulfilment, address_sealed, pickup_phone_sealed, pickup_code, latitude, longitude, distance, rider, delay,
  shortage, remark, tableware, hide_number, rider_note, contact_free, if_sold_out, deliver_at, estimated_at
from orders;`

const lines = `
alter table order_lines drop constraint if exists order_lines_goods_id_fkey;
alter table order_lines rename column goods_id to item_id;
alter table order_lines add column item_kind text not null default 'goods', add column snapshot jsonb;
alter table order_lines alter column item_kind drop default;
update order_lines as line
set snapshot = (orders.lines -> line.position) - 'goodsId' - 'quantity' - 'price'
  || jsonb_build_object('optionIds', to_jsonb(line.option_ids))
from orders where orders.id = line.order_id;
update order_lines set snapshot = jsonb_build_object(
  'name', jsonb_build_object('en', '', 'zh', ''), 'optionText', jsonb_build_object('en', '', 'zh', ''),
  'picture', jsonb_build_object('path', '', 'colour', ''), 'shopPrice', price, 'priceKind', 'shop',
  'optionIds', to_jsonb(option_ids)
) where snapshot is null;
alter table order_lines alter column snapshot set not null, drop column option_ids;`

const orders = `
alter table orders
  add column state text,
  add column phase text check (phase in ('toPay', 'inProgress', 'toReview', 'done', 'cancelled')),
  add column variant text,
  add column title jsonb;
update orders set
  state = coalesce(step, status),
  variant = way,
  title = coalesce(lines -> 0 -> 'name', '{"en": "", "zh": ""}'),
  phase = case
    when status = 'pendingPayment' then 'toPay'
    when status = 'waitingEvaluation' then 'toReview'
    when status in ('evaluated', 'completed') then 'done'
    when status = 'cancelled' then 'cancelled'
    else 'inProgress'
  end;
alter table orders
  alter column state set not null,
  alter column phase set not null,
  alter column title set not null,
  alter column store_id drop not null,
  drop column status, drop column step, drop column way, drop column fulfilment, drop column lines,
  drop column address_sealed, drop column pickup_phone_sealed, drop column pickup_code, drop column latitude,
  drop column longitude, drop column distance, drop column rider, drop column delay, drop column shortage,
  drop column remark, drop column tableware, drop column hide_number, drop column rider_note,
  drop column contact_free, drop column if_sold_out, drop column deliver_at, drop column estimated_at;
create index orders_by_phase on orders (customer_id, phase, placed_at desc, id desc) where removed_at is null;
alter table order_events add column state text;
update order_events set state = coalesce(step, status);
alter table order_events alter column state set not null, drop column status, drop column step;`

const quotes = `
alter table quotes add column kind text not null default 'takeaway', alter column store_id drop not null;
alter table quotes alter column kind drop default;
update quotes set request = request || jsonb_build_object('storeId', store_id);`

/**
 * Orders of any kind: the columns of takeaway move to a separate table, a line keeps a snapshot of the bought item, and
 * an order has the state of its kind's machine and the phase that lists filter by.
 */
export const orderKindsMigration = {
  async up(db: Kysely<unknown>) {
    for (const statements of [takeaway, lines, orders, quotes]) await sql.raw(statements).execute(db)
  },
}
