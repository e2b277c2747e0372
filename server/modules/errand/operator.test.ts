import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { errandAnswerPurchase, errandDetail, errandPickupCodeStand } from '@contract/calls/errand'
import { limits } from '@contract/limits'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { aPaidErrand, errandKey, pay } from '../../testing/errands'
import { outputOf } from '../../testing/printed'
import { aPicture } from '../../testing/picture'
import { aWorld, type World } from '../../testing/world'
import { errandCommands } from './operator'
import { photosOf } from './queries'

let world: World
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linli-photos-'))
  world = await aWorld()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

/** Output of an operator's command. */
const run = (name: string, ...args: string[]) => outputOf(() => errandCommands[name]?.(world.app, args))

/** A file with a photo that no other test takes. */
async function aPhoto(name: string, width: number): Promise<string> {
  const file = join(folder, name)
  writeFileSync(file, Buffer.from(await (await aPicture(width, 300)).arrayBuffer()))
  return file
}

async function anErrand(placed: Parameters<typeof aPaidErrand>[3] = {}) {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const orderId = await aPaidErrand(world, ann, {}, placed)
  const { number } = await ann.call(errandDetail, { orderId })
  const does = (...args: string[]) => run('errand', number, ...args)
  const read = () => ann.call(errandDetail, { orderId })
  return { ann, orderId, number, does, read }
}

const chen = ['accept', 'Chen Wei', '陈伟', '13900000101'] as const

it('should have an operator do all that a rider does, from the list to the code at the door', async () => {
  const { ann, orderId, number, does, read } = await anErrand()
  expect(await run('errands')).toContain(`${number}  waitingAccept`)
  expect(await does(...chen)).toBe('riderAccepted\n')
  expect(await does('arrive')).toBe('riderArrived\n')
  expect(await does('ask', '6000', '4000', 'Only grade A')).toBe('purchaseQuestion\n')
  const { paymentId } = await ann.call(errandAnswerPurchase, { orderId, answer: 'pay', ...errandKey() })
  await pay(ann, { paymentId: paymentId ?? '' })
  const receipt = await aPhoto('receipt.png', 400)
  await does('buy', '5800', '--photo', receipt)
  expect(await does('set-off', '12')).toBe('riderDelivering\n')
  const { deliveryCode } = await ann.call(errandPickupCodeStand, { orderId })
  await expect(does('deliver', deliveryCode === '1000' ? '1001' : '1000')).rejects.toMatchObject({
    failure: 'handOverCodeWrong',
  })
  expect(await does('deliver', deliveryCode ?? '')).toBe('delivered\n')
  expect(await read()).toMatchObject({ spent: 58_00, photos: [{ step: 'receipt' }] })
  expect(await run('errands')).not.toContain(number)
  const other = await anErrand()
  for (const step of [chen, ['arrive']]) await other.does(...step)
  await expect(other.does('buy', '100', '--photo', receipt)).rejects.toMatchObject({ failure: 'receiptUsed' })
  expect((await other.read()).photos).toEqual([])
})

it('should have an operator correct the receipts of a purchase', async () => {
  const { does, read } = await anErrand()
  for (const step of [chen, ['arrive']]) await does(...step)
  for (const [amount, file] of [
    ['3000', 'one'],
    ['1500', 'two'],
  ] as const)
    await does('buy', amount, '--photo', await aPhoto(`${file}.png`, amount === '3000' ? 440 : 450))
  expect(await read()).toMatchObject({ spent: 45_00, receipts: [{}, {}], photos: [{}, {}] })
  await does('buy', '2000', 'corrects', '--photo', await aPhoto('right.png', 460))
  expect(await read()).toMatchObject({ spent: 20_00, receipts: [{ amount: 20_00 }], photos: [{}] })
})

it('should say what is wrong with what is written', async () => {
  const { does } = await anErrand()
  await expect(run('errand', '123', 'arrive')).rejects.toThrow('There is no errand of this number.')
  await expect(does('fly')).rejects.toThrow('Name a step: accept, ')
  await expect(does('toString')).rejects.toThrow('Name a step: accept, ')
  await expect(does('accept', 'Chen Wei')).rejects.toThrow('Name the rider')
  await expect(does('arrive')).rejects.toMatchObject({ failure: 'orderStateChanged' })
  await does(...chen)
  await does('arrive')
  await expect(does('buy', 'much')).rejects.toThrow('as a whole number')
  await expect(does('buy', '100')).rejects.toThrow('--photo')
  await expect(does('buy', '100', '--photo', join(folder, 'nothing.png'))).rejects.toThrow('There is no file')
})

describe('the photos of an errand', () => {
  const kept = async (orderId: string) =>
    (await world.app.context.db.selectFrom('private_media').select('id').where('subject_id', '=', orderId).execute())
      .length
  const seen = async (path: string) => (await fetch(`${world.base}${path}-1404.webp`)).status

  /** The removal of files is a job that calls the storage. */
  async function hours(count: number): Promise<void> {
    await world.hours(count)
    while ((await world.app.context.jobs.runDue()) > 0) await wait(1)
  }

  it('should be seen for some days and then be removed, not those that were taken later', async () => {
    const { does, read, orderId } = await anErrand({ contactFree: true })
    for (const step of [chen, ['arrive'], ['buy', '100', '--photo', await aPhoto('old.png', 410)]]) await does(...step)
    await hours(48)
    await does('set-off', '5')
    await does('deliver', '--photo', await aPhoto('door.png', 420))
    const [old, door] = (await read()).photos
    expect([old?.step, door?.step]).toEqual(['receipt', 'delivery'])
    expect(await seen(old?.picture.path ?? '')).toBe(200)
    // The session of the customer ends before the photos do.
    const left = async () => {
      const photos = await photosOf(world.app.context.db, orderId)
      return [photos.map(({ step }) => step), await kept(orderId)]
    }
    await hours(limits.errandPhotoDays * 24 - 49)
    expect(await left()).toEqual([['receipt', 'delivery'], 2])
    await hours(2)
    expect(await left()).toEqual([['delivery'], 1])
    await hours(48)
    expect(await left()).toEqual([[], 0])
  })

  it('should be three of a step at most', async () => {
    const { does, read } = await anErrand()
    for (const step of [chen, ['arrive']]) await does(...step)
    for (let count = 0; count < limits.errandStepPhotos; count += 1)
      await does('buy', '100', '--photo', await aPhoto(`receipt-${count}.png`, 500 + count))
    const fourth = await aPhoto('fourth.png', 600)
    await expect(does('buy', '100', '--photo', fourth)).rejects.toMatchObject({ failure: 'errandPhotosFull' })
    expect(await read()).toMatchObject({ spent: 300, photos: [{}, {}, {}] })
  })
})
