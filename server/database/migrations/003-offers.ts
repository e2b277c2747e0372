import { sql, type Kysely } from 'kysely'

/** Amount that a customer paid for each line, and its position in the order. Rows without them are older orders. */
const lines = `
alter table order_lines add column position int, add column paid bigint;
update order_lines set position = numbered.position
from (
  select ctid, row_number() over (partition by order_id order by ctid) - 1 as position from order_lines
) as numbered
where order_lines.ctid = numbered.ctid;
update order_lines set paid = split.part + (split.place <= split.left_over)::int
from (
  select share.*, goods - sum(part) over (partition by order_id) as left_over,
    row_number() over (partition by order_id order by rest desc, position) as place
  from (
    select order_id, position, goods, div(goods * weight, nullif(weights, 0)) as part,
      mod(goods * weight, nullif(weights, 0)) as rest
    from (
      select line.order_id, line.position, (line.price * line.quantity)::numeric as weight,
        sum(line.price * line.quantity) over (partition by line.order_id) as weights,
        (
          select coalesce(sum((component->>'amount')::numeric), 0)
          from jsonb_array_elements(orders.components) as component
          where component->>'kind' not in ('packaging', 'delivery')
        ) as goods
      from order_lines as line join orders on orders.id = line.order_id
    ) as weighed
  ) as share
) as split
where order_lines.order_id = split.order_id and order_lines.position = split.position;
update order_lines set paid = 0 where paid is null;
alter table order_lines
  alter column position set not null,
  alter column paid set not null,
  add check (paid >= 0),
  add primary key (order_id, position);
drop index order_lines_order_id_idx;`

const coupons = `
create table coupons (
  id uuid primary key,
  kind text not null check (kind in ('store', 'platform', 'delivery', 'category', 'member')),
  name jsonb not null,
  store_id uuid references stores,
  category_key text references categories,
  amount bigint not null check (amount > 0),
  percent int check (percent between 1 and 99),
  minimum bigint not null check (minimum >= 0),
  with_full_discount boolean not null,
  stock int check (stock >= 0),
  per_customer int not null check (per_customer > 0),
  claim_from timestamptz not null,
  claim_until timestamptz not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  valid_days int check (valid_days > 0),
  position int not null,
  check ((kind = 'store') = (store_id is not null)),
  check ((kind = 'category') = (category_key is not null))
);
create index on coupons (store_id, claim_until);
create table customer_coupons (
  id uuid primary key,
  coupon_id uuid not null references coupons,
  customer_id uuid not null references customers,
  serial int not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  order_id uuid references orders,
  used_at timestamptz,
  received_at timestamptz not null,
  unique (customer_id, coupon_id, serial),
  check ((order_id is null) = (used_at is null))
);
create index on customer_coupons (customer_id, valid_until);
create index on customer_coupons (order_id) where order_id is not null;`

const offers = `
alter table stores add column first_order_off bigint not null default 0 check (first_order_off >= 0);
alter table goods add column second_half boolean not null default false;
alter table orders
  add column rider_note text not null default '',
  add column contact_free boolean not null default false,
  add column if_sold_out text not null default 'call' check (if_sold_out in ('call', 'replace', 'refund'));
create index on orders (customer_id, store_id, placed_at);`

/** Coupons, offers, the customer's wishes for an order, and how its total splits over its lines. */
export const offersMigration = {
  async up(db: Kysely<unknown>) {
    for (const statements of [lines, coupons, offers]) await sql.raw(statements).execute(db)
  },
}
