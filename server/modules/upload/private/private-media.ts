import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Picture } from '@contract/entities/common'
import type { PrivateMediaId } from '@contract/entities/ids'
import type { Media } from '@contract/entities/media'
import { limits } from '@contract/limits'
import type { PrivateModule } from '@contract/upload-modules'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { sha256 } from '../../../security/hash'
import { newFileKey, openFile, sealFile } from '../../../security/sealed-file'
import type { Storage } from '../../../storage/storage'
import type { ReadyPicture } from '../picture'
import { addressOf, type Viewer, type ViewPermission } from './address'
import * as queries from './queries'

type Tx = Transaction<Database>

/** A private picture that an application or account names, with the module that it must be of. */
export interface ClaimedPicture {
  readonly id: PrivateMediaId
  readonly module: PrivateModule
}

const dayMinutes = 24 * 60
const removeJob = 'privateMedia.remove'
const eraseJob = 'privateMedia.erase'
const coverWidth = 416
const widest = Math.max(...limits.pictureWidths)

/** A hash of the widest file. */
const contentHash = (files: ReadyPicture['files']): string => {
  const [widestFile] = [...files].sort((one, other) => Number(other.width) - Number(one.width))
  return sha256(widestFile?.bytes.toString('base64') ?? '')
}

const fileName = (key: string, width: number | string): string => `${key}-${width}.sealed`

/**
 * Pictures that prove who somebody is: sealed at rest, shown by short-lived signed addresses to their owner and to those
 * who review them, and removed some days after the decision (`PRIVATE_MEDIA_DAYS`). Every viewing is logged.
 */
export class PrivateMedia {
  constructor(
    private readonly context: Context,
    private readonly storage: Storage,
  ) {
    context.jobs.on<{ id: string }>(removeJob, (tx, { id }) => this.remove(tx, id))
    context.jobs.outside<{ key: string }>(eraseJob, ({ key }) => this.erase(key))
  }

  /** Stores an uploaded picture, sealed with a separate key, for a day unless it is claimed. */
  async keep(customerId: string, module: PrivateModule, { files, colour }: ReadyPicture): Promise<Media> {
    const { db, clock, seal } = this.context
    const [id, key, fileKey] = [uuid(), randomBytes(16).toString('hex'), newFileKey()]
    const created_at = clock.now()
    const content_hash = contentHash(files)
    const keys = { key, key_sealed: seal.seal(fileKey), content_hash }
    const row = { id, customer_id: customerId, module, ...keys, colour, created_at }
    // The row is inserted first, so that an incomplete set of files is removed with it.
    await db.transaction().execute(async (tx) => {
      await queries.insertPrivate(tx, { ...row, subject_id: null, remove_at: null })
      await this.removeAt(tx, [id], minutesAfter(created_at, dayMinutes))
    })
    const put = (width: number, bytes: Buffer) => {
      const name = fileName(key, width)
      return this.storage.put(name, sealFile(fileKey, name, bytes))
    }
    await Promise.all(files.map(({ width, bytes }) => put(width, bytes)))
    return this.mediaOf({ id, colour }, { kind: 'owner', name: customerId })
  }

  /** A customer's own pictures with fresh addresses, in order. @throws Failure `privateMediaNotFound` when one is missing. */
  async ofOwner(customerId: string, ids: readonly PrivateMediaId[]): Promise<Media[]> {
    const rows = await queries.findPrivate(this.context.db, ids)
    return ids.map((id) => {
      const row = rows.find((each) => each.id === id && each.customer_id === customerId)
      if (!row) throw new Failure('privateMediaNotFound')
      return this.mediaOf(row, { kind: 'owner', name: customerId })
    })
  }

  /** The picture at an address for a viewer, which holds for ten minutes; undefined when it was removed. */
  async privateAddress(id: string, viewer: Viewer): Promise<Picture | undefined> {
    const [row] = await queries.findPrivate(this.context.db, [id])
    return row && { path: addressOf(this.context, { id, viewer }), colour: row.colour }
  }

  /**
   * Ties a customer's pictures to the application or account that they prove, in its transaction, until `scheduleRemoval`.
   * Pictures that it named before and does not name any more are removed.
   * @throws Failure `privateMediaNotFound` when one is missing, of another customer, module or subject, or named twice.
   */
  async claim(
    tx: Tx,
    { customerId, subjectId, pictures }: { customerId: string; subjectId: string; pictures: readonly ClaimedPicture[] },
  ): Promise<void> {
    const ids = pictures.map(({ id }) => id)
    const rows = ids.length === 0 ? [] : await queries.lockPrivate(tx, customerId, ids)
    const fits = ({ id, module }: ClaimedPicture) =>
      rows.some((row) => row.id === id && row.module === module && (row.subject_id ?? subjectId) === subjectId)
    if (rows.length !== ids.length || !pictures.every(fits)) throw new Failure('privateMediaNotFound')
    const before = await queries.privateOf(tx, subjectId)
    if (ids.length > 0) await queries.setSubject(tx, ids, subjectId)
    const named = new Set<string>(ids)
    await this.removeAt(
      tx,
      before.filter((id) => !named.has(id)),
      this.context.clock.now(),
    )
  }

  /** Hash of a picture's content, which identifies the same picture. @throws Failure `privateMediaNotFound` */
  async hashOf(tx: Tx, id: string): Promise<string> {
    const hash = await queries.contentHashOf(tx, id)
    if (!hash) throw new Failure('privateMediaNotFound')
    return hash
  }

  /**
   * Ties one picture of a customer to a subject, besides those that it has already.
   * @throws Failure `privateMediaNotFound` when it is missing, or of another customer, module or subject
   */
  async add(
    tx: Tx,
    { customerId, subjectId, picture }: { customerId: string; subjectId: string; picture: ClaimedPicture },
  ): Promise<void> {
    const [row] = await queries.lockPrivate(tx, customerId, [picture.id])
    if (row?.module !== picture.module || row.subject_id !== null) throw new Failure('privateMediaNotFound')
    await queries.setSubject(tx, [picture.id], subjectId)
  }

  /** Schedules the removal of a subject's pictures `PRIVATE_MEDIA_DAYS` after its decision; a later `claim` cancels it. */
  async scheduleRemoval(tx: Tx, subjectId: string, decidedAt: Date): Promise<void> {
    const at = minutesAfter(decidedAt, this.context.config.privateMediaDays * dayMinutes)
    await this.removeAt(tx, await queries.privateOf(tx, subjectId), at)
  }

  /** Ties pictures to another subject, such as a report whose evidence they are, which keeps them when their own one releases its. */
  async move(tx: Tx, ids: readonly string[], subjectId: string): Promise<void> {
    if (ids.length > 0) await queries.setSubject(tx, ids, subjectId)
  }

  /** Removes the pictures of subjects now. */
  async release(tx: Tx, subjectIds: readonly string[]): Promise<void> {
    await this.removeAt(tx, await queries.privateOfAll(tx, subjectIds), this.context.clock.now())
  }

  /** Removes all private pictures of a customer now, as when the account ends. */
  async removeOf(tx: Tx, customerId: string): Promise<void> {
    await this.removeAt(tx, await queries.privateOfCustomer(tx, customerId), this.context.clock.now())
  }

  /** Schedules the removal of pictures. */
  async removeAt(tx: Tx, ids: readonly string[], runAt: Date): Promise<void> {
    if (ids.length === 0) return
    await queries.setRemoval(tx, ids, runAt)
    for (const id of ids) await this.context.jobs.add(tx, { kind: removeJob, payload: { id }, runAt })
  }

  /** The picture for a viewer in a width (the widest by default), logged; undefined when there is none. */
  async view({ id, viewer }: ViewPermission, width: number | string = widest): Promise<Buffer | undefined> {
    const { db, clock, seal } = this.context
    const [row] = await queries.findPrivate(db, [id])
    if (!row) return undefined
    const name = fileName(row.key, width)
    const file = await this.storage.open(name)
    if (!file) return undefined
    const bytes = openFile(seal.open(row.key_sealed), name, await buffer(file))
    await queries.insertView(db, { id, viewer }, row.customer_id, clock.now())
    return bytes
  }

  private mediaOf({ id, colour }: { id: string; colour: string }, viewer: Viewer): Media {
    const path = addressOf(this.context, { id, viewer })
    return { id, path, cover: `${path}-${coverWidth}.webp`, colour }
  }

  /** With the row goes the key, without which the files are nothing, also in copies of the storage. */
  private async remove(tx: Tx, id: string): Promise<void> {
    const now = this.context.clock.now()
    const key = await queries.deleteDue(tx, id, now)
    if (key) await this.context.jobs.add(tx, { kind: eraseJob, payload: { key }, runAt: now })
  }

  private async erase(key: string): Promise<undefined> {
    await this.storage.remove(limits.pictureWidths.map((width) => fileName(key, width)))
  }
}
