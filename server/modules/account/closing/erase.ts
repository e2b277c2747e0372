import type { Transaction } from 'kysely'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { eraseMessages } from '../../chat/queries/erase'
import type { PrivateMedia } from '../../upload/private/private-media'
import { forgetJob } from '../../upload/media'
import { forgetJob as forgetVideoJob } from '../../upload/video/shown'
import { avatarOf } from '../avatar'
import * as personal from '../personal-data/queries'
import { personalTables } from '../personal-data/tables'
import { customerById, updateCustomer } from '../queries'

/** Author name of a closed account's reviews. */
const formerName = { en: 'Closed account', zh: '已注销用户' }

/** Dependencies of erasing besides the database. */
export type Eraser = Pick<Context, 'avatars' | 'clock' | 'jobs' | 'seal'> & { readonly privateMedia: PrivateMedia }

/**
 * Erases a customer's personal data in the caller's transaction. Orders, payments and the ledger stay and name the account
 * by its id; the phone is free for another account.
 */
export async function eraseCustomer(
  { avatars, clock, jobs, seal, privateMedia }: Eraser,
  tx: Transaction<Database>,
  id: string,
): Promise<void> {
  const now = clock.now()
  const avatar = avatarOf(avatars, id)
  // Unique, and sealed as a phone is, so that a rotation of keys treats it alike.
  const nobody = `erased:${id}`
  const { phone_hash } = await customerById(tx, id)
  for (const [table, { erasing }] of personalTables) {
    if (erasing === 'delete') await personal.deleteRows(tx, table, id)
    if (typeof erasing === 'object') await personal.emptyColumns(tx, table, erasing, id)
  }
  await personal.deleteQuotes(tx, id)
  await privateMedia.release(tx, await eraseMessages(tx, id, now))
  await personal.anonymiseReviews(tx, id, { name: formerName, avatar })
  for (const mediaId of await personal.releaseMedia(tx, id))
    await jobs.add(tx, { kind: forgetJob, payload: { id: mediaId }, runAt: now })
  for (const videoId of await personal.releaseVideos(tx, id))
    await jobs.add(tx, { kind: forgetVideoJob, payload: { id: videoId }, runAt: now })
  await privateMedia.removeOf(tx, id)
  await personal.deleteCodes(tx, phone_hash)
  for (const part of [phone_hash, id]) await personal.deleteAttempts(tx, part)
  await updateCustomer(tx, id, {
    phone_hash: seal.index(nobody),
    phone_sealed: seal.seal(nobody),
    masked_phone: '',
    nickname: formerName.en,
    avatar: JSON.stringify(avatar),
    gender: 'secret',
    birthday: null,
    email_sealed: null,
    password_hash: null,
    pay_password_hash: null,
    user_level: 0,
    member_until: null,
    invite_code: null,
    invited_by: null,
    signature: '',
    language: null,
    status: 'disabled',
    closes_at: null,
    erased_at: now,
  })
}
