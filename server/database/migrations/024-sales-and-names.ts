import { sql, type Kysely } from 'kysely'

const statements = `
alter table stores alter column search_text set default '';
alter table stores add column imported_sales int not null default 0;
update stores set imported_sales = monthly_sales where monthly_sales > 0;
create index stores_merchant on stores (merchant_id) where merchant_id is not null;
drop index goods_store_id_idx;

with renamed as materialized (
  select id, nickname as old, left(nickname, -4) || lpad(floor(random() * 10000)::int::text, 4, '0') as new
  from customers where nickname ~ '^(Guest|邻里)[0-9]{4}$' and right(nickname, 4) = right(masked_phone, 4)
), authors as (
  update reviews set author = jsonb_set(author, '{name}', jsonb_build_object('en', new, 'zh', new))
  from renamed where customer_id = renamed.id and author -> 'name' ->> 'en' = old
)
update customers set nickname = new from renamed where customers.id = renamed.id;`

/**
 * Monthly sales are counted from orders, beside a store's initial count; an index for a merchant's stores, and the
 * removal of a duplicate one; and default nicknames that do not end in the phone's last digits, in reviews too. Servers
 * of the previous release still write `search_text`, which no query reads: a later release may drop it, where it
 * exists.
 */
export const salesAndNames = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
