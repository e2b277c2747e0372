import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import sharp from 'sharp'
import { uploadView } from '@contract/calls/upload'
import { userEdit } from '@contract/calls/user'
import { limits } from '@contract/limits'
import { type UploadModuleName, isPrivateModule, uploadModuleNames } from '@contract/upload-modules'
import { Jobs } from '../../../jobs/jobs'
import { resealAll } from '../../../keys/reseal'
import { loggedUrl } from '../../../http/logged-url'
import { Seal } from '../../../security/seal'
import type { Database } from '../../../database/schema'
import { trustedId } from '../../../security/trusted-id'
import type { TestCaller } from '../../../testing/caller'
import { aPicture } from '../../../testing/picture'
import { aWorld, type World } from '../../../testing/world'
import { type ClaimedPicture, PrivateMedia } from './private-media'

let world: World
let ann: TestCaller
let ben: TestCaller
beforeAll(async () => {
  world = await aWorld()
})
beforeEach(async () => {
  ;[ann, ben] = [await world.make.customer(), await world.make.customer()]
})
afterAll(() => world.close())

const media = () => world.app.services.privateMedia
const get = (path: string) => fetch(`${world.base}${path}`)
const photo = async (module: UploadModuleName = 'id') => ann.upload(await aPicture(900, 600), { module })
const inTransaction = (work: (tx: Transaction<Database>) => Promise<void>) =>
  world.app.context.db.transaction().execute(work)

const named = (id: string, module: ClaimedPicture['module'] = 'id'): ClaimedPicture => ({
  id: trustedId('privateMedia', id),
  module,
})
const claim = (customerId: string, subjectId: string, ...pictures: ClaimedPicture[]) =>
  inTransaction((tx) => media().claim(tx, { customerId, subjectId, pictures }))
const decide = (subjectId: string) => inTransaction((tx) => media().scheduleRemoval(tx, subjectId, world.clock.now()))
const exists = async (id: string) =>
  (await media().privateAddress(id, { kind: 'reviewer', name: 'test' })) !== undefined
const views = (id: string) =>
  world.app.context.db
    .selectFrom('private_media_views')
    .select(['viewer_kind', 'viewer', 'customer_id'])
    .where('media_id', '=', id)
    .orderBy('viewed_at')
    .orderBy('id')
    .execute()

/** All files in the uploads folder with their bytes. */
async function files(): Promise<{ name: string; bytes: Buffer }[]> {
  const root = join(world.app.context.config.dataDir, 'media')
  const names = existsSync(root) ? (await readdir(root, { recursive: true })).filter((name) => name.includes('.')) : []
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(root, name)) })))
}

/** The erasing of files is a job that calls the storage. */
async function runDue(): Promise<void> {
  while ((await world.app.context.jobs.runDue()) > 0) await wait(1)
}

describe('a picture of a private module', () => {
  it('should be one of identity cards, bank cards, licences, vehicles, chats, errands and payment codes', () => {
    expect(uploadModuleNames.filter(isPrivateModule)).toEqual([
      ...['id', 'card', 'licence', 'vehicle', 'chat', 'errandProof', 'paymentCode'],
    ])
  })

  it('should lie sealed, so that no file in the storage is a picture', async () => {
    const before = new Set((await files()).map(({ name }) => name))
    await photo()
    const kept = (await files()).filter(({ name }) => !before.has(name))
    expect(kept).toHaveLength(limits.pictureWidths.length)
    for (const { name, bytes } of kept) {
      expect(name).toMatch(/\.sealed$/)
      expect(bytes.includes('WEBP')).toBe(false)
      await expect(sharp(bytes).metadata()).rejects.toThrow()
    }
  })

  it('should be shown to its owner by an address that caches do not keep, without what the camera wrote', async () => {
    const jpeg = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#345' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 32/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { path, cover } = await ann.upload(new Blob([new Uint8Array(jpeg)]), { module: 'licence' })
    expect(cover).toBe(`${path}-416.webp`)
    const response = await get(`${path}-1404.webp`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const { format, width, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 400, exif: undefined })
  })

  it('should have no public address, whatever name is tried', async () => {
    const before = new Set((await files()).map(({ name }) => name))
    await photo()
    const fresh = (await files()).filter(({ name }) => !before.has(name)).map(({ name }) => name.split('/').at(-1))
    for (const name of fresh) {
      expect((await get(`/media/${name}`)).status).toBe(404)
      expect((await get(`/media/${name?.replace('.sealed', '.webp')}`)).status).toBe(404)
    }
  })

  it('should be refused at an address that is too old, changed, or of another picture', async () => {
    const [one, other] = [await photo(), await photo()]
    const file = (path: string) => `${path}-416.webp`
    const [claim = '', signature = ''] = one.path.split('.')
    const [otherClaim = ''] = other.path.split('.')
    const changed = [
      `${otherClaim}.${signature}`,
      `${claim}.${'0'.repeat(64)}`,
      `${claim}x.${signature}`,
      `/private/${Buffer.from('[]').toString('base64url')}.${signature}`,
      '/private/nothing',
    ]
    for (const path of changed) expect((await get(file(path))).status).toBe(404)
    expect((await get(`${one.path}-417.webp`)).status).toBe(404)
    world.clock.forward(9)
    expect((await get(file(one.path))).status).toBe(200)
    world.clock.forward(2)
    expect((await get(file(one.path))).status).toBe(404)
    const [fresh] = await ann.call(uploadView, { ids: [one.id] })
    expect((await get(fresh?.cover ?? '')).status).toBe(200)
  })

  it('should be shown again to its owner alone', async () => {
    const { id } = await photo()
    expect(await ben.refusal(uploadView, { ids: [id] })).toBe('privateMediaNotFound')
    expect(await world.visitor.refusal(uploadView, { ids: [id] })).toBe('notSignedIn')
    expect(await ann.call(uploadView, { ids: [id, id] })).toMatchObject([{ id }, { id }])
  })

  it('should be no picture for a call that shows it to everybody, and a public one no private picture', async () => {
    const { id } = await photo()
    expect(await ann.refusal(userEdit, { avatarId: id })).toBe('mediaNotFound')
    const open = await ann.upload(await aPicture())
    expect(await ann.refusal(uploadView, { ids: [open.id] })).toBe('privateMediaNotFound')
  })

  it('should log each viewing with its viewer', async () => {
    const { id, cover } = await photo()
    await get(cover)
    const shown = await media().privateAddress(id, { kind: 'reviewer', name: 'Chen at the desk' })
    await get(`${shown?.path}-1404.webp`)
    await media().view({ id, viewer: { kind: 'recognition', name: 'sandbox' } })
    expect(await views(id)).toEqual([
      { viewer_kind: 'owner', viewer: ann.id, customer_id: ann.id },
      { viewer_kind: 'reviewer', viewer: 'Chen at the desk', customer_id: ann.id },
      { viewer_kind: 'recognition', viewer: 'sandbox', customer_id: ann.id },
    ])
  })

  it('should keep its address out of the log of the server', async () => {
    const { cover } = await photo()
    expect(loggedUrl(cover)).toBe('/private/…')
    expect(loggedUrl('/v1/user.info?x=1')).toBe('/v1/user.info')
  })
})

describe('a private picture and what it proves', () => {
  it('should be gone after a day unless it is claimed, key and files', async () => {
    const before = (await files()).length
    const [kept, forgotten] = [await photo(), await photo()]
    await claim(ann.id, randomUUID(), named(kept.id))
    world.clock.forward(24 * 60 + 1)
    await runDue()
    expect([await exists(kept.id), await exists(forgotten.id)]).toEqual([true, false])
    expect((await files()).length).toBeLessThanOrEqual(before + limits.pictureWidths.length)
  })

  it('should be claimed by its owner, for its module, for one subject, once', async () => {
    const { id } = await photo('card')
    const subject = randomUUID()
    const refused = { failure: 'privateMediaNotFound' }
    await expect(claim(ben.id, subject, named(id, 'card'))).rejects.toMatchObject(refused)
    await expect(claim(ann.id, subject, named(id, 'id'))).rejects.toMatchObject(refused)
    await expect(claim(ann.id, subject, named(id, 'card'), named(id, 'card'))).rejects.toMatchObject(refused)
    await claim(ann.id, subject, named(id, 'card'))
    await claim(ann.id, subject, named(id, 'card'))
    await expect(claim(ann.id, randomUUID(), named(id, 'card'))).rejects.toMatchObject(refused)
  })

  it('should be removed the set days after a decision, and not before', async () => {
    const { id, path } = await photo()
    const subject = randomUUID()
    await claim(ann.id, subject, named(id))
    world.clock.forward(60 * 24 * 60)
    await runDue()
    await decide(subject)
    world.clock.forward(30 * 24 * 60 - 1)
    await runDue()
    expect(await exists(id)).toBe(true)
    world.clock.forward(2)
    await runDue()
    expect(await exists(id)).toBe(false)
    expect((await get(`${path}-416.webp`)).status).toBe(404)
  })

  it('should stay when it is handed in again after a refusal, and go when another takes its place', async () => {
    const [front, back, again] = [await photo(), await photo(), await photo()]
    const subject = randomUUID()
    await claim(ann.id, subject, named(front.id), named(back.id))
    await decide(subject)
    await claim(ann.id, subject, named(front.id), named(again.id))
    await runDue()
    expect(await exists(back.id)).toBe(false)
    world.clock.forward(31 * 24 * 60)
    await runDue()
    expect([await exists(front.id), await exists(again.id)]).toEqual([true, true])
  })

  it('should go with the account', async () => {
    const carla = await world.make.customer()
    const { id } = await carla.upload(await aPicture(), { module: 'id' })
    await inTransaction((tx) => media().removeOf(tx, carla.id))
    await runDue()
    expect(await exists(id)).toBe(false)
  })

  it('should be read after the key of the deployment has changed', async () => {
    const { id } = await photo()
    const { db, config } = world.app.context
    const old = await readFile(join(config.dataDir, 'data.key'), 'utf8')
    const fresh = new Seal(randomBytes(32), [Buffer.from(old.trim(), 'hex')])
    await resealAll(db, fresh)
    const { key_sealed } = await db
      .selectFrom('private_media')
      .select('key_sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(key_sealed.endsWith(fresh.ending)).toBe(true)
    const { clock, log } = world.app.context
    const context = { ...world.app.context, seal: fresh, jobs: new Jobs(db, clock, log) }
    const rotated = new PrivateMedia(context, world.app.services.storage)
    const bytes = await rotated.view({ id, viewer: { kind: 'recognition', name: 'sandbox' } })
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  })
})
