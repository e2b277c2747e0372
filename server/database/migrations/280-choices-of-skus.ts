import { sql } from 'kysely'
import { buildIndex, changeTable, type Migration } from './migration'

/** Choices of SKUs are unique among those on sale, so that a merchant can change the options of a product. */
export const choicesOfSkus: Migration = {
  outsideTransaction: true,
  async up(db) {
    await buildIndex(db, 'skus_choices', 'on skus (product_id, choice) where removed_at is null', 'unique index')
    await changeTable(db, sql`alter table skus drop constraint if exists skus_product_id_choice_key`)
  },
}
