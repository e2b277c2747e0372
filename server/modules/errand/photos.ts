import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database, ErrandPhotoTable } from '../../database/schema'
import { Failure } from '../../http/failure'
import { trustedId } from '../../security/trusted-id'
import type { Order } from '../order/queries'
import { readyPicture } from '../upload/picture'
import type { PrivateMedia } from '../upload/private/private-media'
import * as queries from './queries'

type Tx = Transaction<Database>

const dayMinutes = 24 * 60
const removedAtOnce = 200

/** Riders' photos of errands: visible to the customer at expiring addresses, and deleted after some days. */
export class ErrandPhotos {
  constructor(
    private readonly context: Context,
    private readonly media: PrivateMedia,
  ) {}

  /** Keeps a photo for a customer, for a day unless it is added to an errand; returns its id. @throws Failure as `readyPicture` */
  async keep(customerId: string, file: Buffer): Promise<string> {
    return (await this.media.keep(customerId, 'errandProof', await readyPicture(file))).id
  }

  /** Adds a kept photo of an uploader to a step of a locked errand. @throws Failure `errandPhotosFull`, `privateMediaNotFound` */
  async add(
    tx: Tx,
    order: Order,
    step: ErrandPhotoTable['step'],
    mediaId: string,
    uploaderId = order.customer_id,
  ): Promise<void> {
    const before = await queries.photosOf(tx, order.id)
    const most = limits.errandStepPhotos
    if (before.filter((photo) => photo.step === step).length >= most) throw new Failure('errandPhotosFull', { most })
    const row = { id: uuid(), order_id: order.id, step, media_id: mediaId, at: this.context.clock.now() }
    const picture = { id: trustedId('privateMedia', mediaId), module: 'errandProof' as const }
    await this.media.add(tx, { customerId: uploaderId, subjectId: order.id, picture })
    await queries.insertPhoto(tx, row)
  }

  /** Removes the photos of the receipts that a correction replaces, under the order's lock. */
  async voidReceipts(tx: Tx, order: Order): Promise<void> {
    await this.media.removeAt(tx, await queries.deleteReceiptPhotos(tx, order.id), this.context.clock.now())
  }

  /** The hash of a kept photo, by which a receipt is known again. @throws Failure `privateMediaNotFound` */
  hashOf(tx: Tx, mediaId: string): Promise<string> {
    return this.media.hashOf(tx, mediaId)
  }

  /** Removes some of the photos that were kept long enough; answers whether more may be left. */
  async forget(tx: Tx, now: Date): Promise<boolean> {
    const ids = await queries.deletePhotos(tx, minutesAfter(now, -limits.errandPhotoDays * dayMinutes), removedAtOnce)
    await this.media.removeAt(tx, ids, now)
    return ids.length === removedAtOnce
  }
}
