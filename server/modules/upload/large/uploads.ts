import { createHash, randomBytes } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { uploadPart, uploadSignature, uploadToken } from '@contract/calls/upload'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database, UploadTable } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import type { Storage } from '../../../storage/storage'
import { partName } from '../video/byte-source'
import { allowanceOf, type Allowance, newPolicy, newToken } from './credentials'
import * as queries from './queries'

type Tx = Transaction<Database>
export type Upload = Selectable<UploadTable>
type Begun = Pick<Request<typeof uploadToken>, 'module' | 'dir' | 'type' | 'size'>

/** Longer than credentials hold, so that nothing arrives any more. */
const dayMinutes = 24 * 60
const forgetJob = 'upload.forget'
const eraseJob = 'upload.erase'

/** Name under which the server signs, as the storage provider that it simulates. */
export const accessKeyId = 'linli'
export const storagePath = '/storage/upload'

const isImage = (type: string): boolean => type.startsWith('image/')

/** The sizes of the parts of an upload, in order. */
export function sizesOf({ size, part_bytes }: Pick<UploadTable, 'size' | 'part_bytes'>): number[] {
  const count = Math.ceil(size / part_bytes)
  return Array.from({ length: count }, (_, index) => Math.min(part_bytes, size - index * part_bytes))
}

/** Uploads of files whole or in parts, by credentials that this server signs as the storage provider. */
export class Uploads {
  constructor(
    private readonly context: Context,
    private readonly storage: Storage,
  ) {
    context.jobs.on<{ id: string }>(forgetJob, (tx, { id }) => this.forget(tx, id))
    context.jobs.outside<{ names: string[] }>(eraseJob, async ({ names }) => {
      await this.storage.remove(names)
      return undefined
    })
  }

  /** @throws Failure `payloadTooLarge`, `tooManyUploads`, or `uploadFailed` for an upload that is not there any more. */
  async token(
    customerId: string,
    request: Request<typeof uploadToken>,
    origin: string,
  ): Promise<Response<typeof uploadToken>> {
    const most = isImage(request.type) ? limits.imageBytes : limits.videoBytes
    if (request.size > most) throw new Failure('payloadTooLarge')
    const upload = request.fileName
      ? await this.goOn(customerId, { ...request, fileName: request.fileName })
      : await this.begin(customerId, request, limits.uploadPartBytes)
    const received = await queries.partsOf(this.context.db, upload.id)
    return {
      fileName: upload.key,
      token: newToken(this.context, upload),
      baseUrl: this.address(origin),
      partBytes: upload.part_bytes,
      parts: sizesOf(upload).length,
      received,
    }
  }

  /** @throws Failure `payloadTooLarge` or `tooManyUploads`. */
  async signature(
    customerId: string,
    request: Request<typeof uploadSignature>,
    origin: string,
  ): Promise<Response<typeof uploadSignature>> {
    const size = Number(request.size)
    if (size > limits.imageBytes) throw new Failure('payloadTooLarge')
    const upload = await this.begin(customerId, { ...request, size }, size)
    const signed = newPolicy(this.context, upload)
    const host = this.address(origin)
    return { host, key: upload.key, ...signed, OSSAccessKeyId: accessKeyId, success_action_status: '200' }
  }

  /**
   * Takes a part of a file.
   * @throws Failure `uploadFailed` for a part that the token does not allow, or a wrong hash.
   */
  async part(
    customerId: string,
    { token, number, sha256 }: Request<typeof uploadPart>,
    file: Buffer | undefined,
  ): Promise<Response<typeof uploadPart>> {
    const allowed = allowanceOf(this.context, token)
    const upload = allowed && (await queries.uploadByKey(this.context.db, allowed.key))
    if (!upload || upload.customer_id !== customerId || !file) throw new Failure('uploadFailed')
    await this.store(upload, Number(number), file, sha256)
    const parts = await queries.partsOf(this.context.db, upload.id)
    return { received: parts.map((part) => part.number) }
  }

  /** Takes a whole file that was sent to the provider with credentials. @throws Failure `accessDenied` or `uploadFailed`. */
  async whole({ key, type, size }: Allowance, file: Buffer): Promise<void> {
    const upload = await queries.uploadByKey(this.context.db, key)
    if (!upload || upload.type !== type || upload.size !== size) throw new Failure('accessDenied')
    await this.store(upload, 1, file)
  }

  /** Gives up an upload of a customer that is not finished; what is not there stays so. */
  async cancel(customerId: string, fileName: string): Promise<Record<string, never>> {
    return this.context.db.transaction().execute(async (tx) => {
      const upload = await queries.lockUpload(tx, fileName)
      if (upload?.customer_id === customerId && !upload.done_at) await this.forget(tx, upload.id)
      return {}
    })
  }

  /** Schedules the removal of an upload that cannot become a file, with its parts. */
  async giveUp(upload: Upload): Promise<void> {
    await this.context.db.transaction().execute((tx) => this.forget(tx, upload.id))
  }

  /** Notes that an upload became a file; the parts of a picture are not needed any more. */
  async finish(tx: Tx, upload: Upload): Promise<void> {
    await queries.finishUpload(tx, upload.id, this.context.clock.now())
    if (isImage(upload.type)) await this.eraseParts(tx, upload)
  }

  private address(origin: string): string {
    return `${this.context.config.publicUrl ?? origin}${storagePath}`
  }

  private async goOn(customerId: string, { fileName, type, size }: Begun & { fileName: string }): Promise<Upload> {
    const upload = await queries.uploadByKey(this.context.db, fileName)
    const isSame = upload?.customer_id === customerId && upload.type === type && upload.size === size
    if (!isSame || upload.done_at) throw new Failure('uploadFailed')
    // Credentials end before the job that removes what was not finished.
    const left = minutesAfter(upload.created_at, dayMinutes / 2).getTime() - this.context.clock.now().getTime()
    if (left <= 0) throw new Failure('uploadFailed')
    return upload
  }

  private async begin(customerId: string, begun: Begun, partBytes: number): Promise<Upload> {
    const now = this.context.clock.now()
    const { module, dir, type, size } = begun
    const row = { id: uuid(), key: randomBytes(16).toString('hex'), customer_id: customerId, module, dir, type, size }
    const upload = { ...row, part_bytes: partBytes, created_at: now, done_at: null }
    await this.context.db.transaction().execute(async (tx) => {
      await queries.lockCustomer(tx, customerId)
      if ((await queries.countOpen(tx, customerId)) >= limits.openUploads) throw new Failure('tooManyUploads')
      await queries.insertUpload(tx, upload)
      const runAt = minutesAfter(now, dayMinutes)
      await this.context.jobs.add(tx, { kind: forgetJob, payload: { id: upload.id }, runAt })
    })
    return upload
  }

  /** The first bytes under a number are its bytes: others are refused before they reach the storage. */
  private async store(upload: Upload, number: number, file: Buffer, sha256?: string): Promise<void> {
    const { db } = this.context
    const hash = createHash('sha256').update(file).digest('hex')
    const fits = file.length === sizesOf(upload)[number - 1] && (sha256 ?? hash) === hash
    if (!fits || upload.done_at) throw new Failure('uploadFailed')
    if ((await queries.claimPart(db, upload.id, number, hash)) !== hash) throw new Failure('uploadFailed')
    const stored = await queries.partsOf(db, upload.id)
    if (stored.some((part) => part.number === number)) return
    await this.put(partName(upload.key, number), file)
    await queries.markStored(db, upload.id, number)
  }

  private async put(name: string, file: Buffer): Promise<void> {
    try {
      await this.storage.put(name, file)
    } catch (error) {
      this.context.log.error({ err: error }, 'a part of an upload could not be stored')
      throw new Failure('uploadFailed')
    }
  }

  /** Removes what was not finished. The parts of a finished video are the video. */
  private async forget(tx: Tx, id: string): Promise<void> {
    const gone = await queries.deleteUpload(tx, id)
    if (gone && !gone.done_at) await this.eraseParts(tx, gone)
  }

  private async eraseParts(tx: Tx, upload: Pick<Upload, 'key' | 'size' | 'part_bytes'>): Promise<void> {
    const names = sizesOf(upload).map((_, index) => partName(upload.key, index + 1))
    await this.context.jobs.add(tx, { kind: eraseJob, payload: { names }, runAt: this.context.clock.now() })
  }
}
