import { sql, type Kysely } from 'kysely'

const statements = `
create table price_alerts (
  customer_id uuid not null references customers,
  product_id uuid not null references products,
  price int not null,
  created_at timestamptz not null,
  primary key (customer_id, product_id)
);
create index price_alerts_of_products on price_alerts (product_id);`

/** Alerts of customers for a product becoming cheaper than the price that they know. */
export const priceAlerts = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
