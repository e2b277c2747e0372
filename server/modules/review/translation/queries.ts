import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Language } from '@contract/settings'
import type { Database, ReviewTranslationTable } from '../../../database/schema'

type Db = Kysely<Database>

/** A review that a customer can read, with its translation into a language, if there is one; undefined for one that is hidden from the customer. */
export function readableReview(db: Db, id: string, customerId: string, language: Language) {
  return db
    .selectFrom('reviews')
    .leftJoin('review_translations', (join) =>
      join.onRef('review_id', '=', 'reviews.id').on('review_translations.language', '=', language),
    )
    .select(['reviews.text', 'follow_up', 'reply', 'source', 'texts'])
    .where('reviews.id', '=', id)
    .where((eb) => eb.or([eb('hidden_at', 'is', null), eb('customer_id', '=', customerId)]))
    .executeTakeFirst()
}

export type ReadableReview = NonNullable<Awaited<ReturnType<typeof readableReview>>>

/** Keeps a translation in place of an older one; does nothing for a review that was deleted meanwhile. */
export async function keepTranslation(db: Db, row: Insertable<ReviewTranslationTable>): Promise<void> {
  const { source, texts, translated_at } = row
  await db.transaction().execute(async (tx) => {
    const review = await tx
      .selectFrom('reviews')
      .select('id')
      .where('id', '=', row.review_id)
      .forKeyShare()
      .executeTakeFirst()
    if (!review) return
    await tx
      .insertInto('review_translations')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['review_id', 'language']).doUpdateSet({ source, texts, translated_at }),
      )
      .execute()
  })
}

/** Deletes the translations of a review whose texts changed. */
export async function dropTranslations(tx: Transaction<Database>, reviewId: string): Promise<void> {
  await tx.deleteFrom('review_translations').where('review_id', '=', reviewId).execute()
}
