import { sql, type Kysely } from 'kysely'
import { buildIndex, changeTable, type Migration } from './migration'

const batch = 2_000

const column = sql`
alter table hotels add column if not exists lowest_base_price bigint;
create or replace function base_price_of_hotel() returns trigger language plpgsql as $$
declare
  hotel uuid := coalesce(new.store_id, old.store_id);
  lowest bigint;
begin
  perform from hotels where store_id = hotel for no key update;
  select min(base_price) into lowest from room_types where store_id = hotel and removed_at is null;
  update hotels set lowest_base_price = lowest where store_id = hotel and lowest_base_price is distinct from lowest;
  return null;
end $$;
create or replace trigger base_price_of_hotel after insert or delete or update of base_price, removed_at on room_types
  for each row execute function base_price_of_hotel();`

/** Fills the next hotels by id, locked so that no room type changes meanwhile; answers the id of the last one, or null at the end. */
const fill = (db: Kysely<unknown>, after: string): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select store_id as id from hotels where store_id > ${after}::uuid order by store_id limit ${sql.lit(batch)}
      for no key update`.execute(tx)
    const last = rows.at(-1)?.id ?? null
    if (last)
      await sql`
        update hotels
        set lowest_base_price = (select min(base_price) from room_types where store_id = hotels.store_id and removed_at is null)
        where store_id > ${after}::uuid and store_id <= ${last}::uuid`.execute(tx)
    return last
  })

/**
 * The lowest price of a hotel's room types without dates, by which a list by price chooses whom it prices. The database sets it, so
 * that servers of the previous release do too.
 */
export const basePrices: Migration = {
  outsideTransaction: true,
  async up(db) {
    await changeTable(db, column)
    let last: string | null = '00000000-0000-0000-0000-000000000000'
    while (last) last = await fill(db, last)
    await buildIndex(db, 'hotels_cheapest', 'on hotels (city_code, kind, lowest_base_price, store_id)')
    await buildIndex(db, 'hotels_dearest', 'on hotels (city_code, kind, lowest_base_price desc, store_id)')
  },
}
