import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import * as calls from '@contract/calls/partner'
import { demoCard, demoPeople } from '../../recognition/demo-cards'
import { decideApplications } from '../../demo/decide-applications'
import { aRider, photo } from '../../testing/applications'
import type { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'

let world: World
let ann: TestCaller

beforeAll(async () => {
  // Shorter than a session, so that an applicant sees what is left.
  world = await aWorld({ PRIVATE_MEDIA_DAYS: '10' })
})
beforeEach(async () => {
  ann = await world.make.customer()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

const status = (kind: 'rider' | 'merchant' | 'partner', who = ann) => who.call(calls.partnerStatus, { kind })

describe('the demo', () => {
  let demo: World
  beforeAll(async () => {
    demo = await aWorld({ DEMO: 'on' })
    decideApplications(demo.app.context, demo.app.services.applications)
  })
  beforeEach(async () => {
    ann = await demo.make.customer()
  })
  afterAll(() => demo.close())

  it('should read its own identity cards, at any size, and no other picture', async () => {
    const svg = Buffer.from(demoCard(1) ?? '')
    for (const width of [1200, 400]) {
      const bytes = await sharp(svg).resize(width).jpeg({ quality: 60 }).toBuffer()
      const { id: pictureId } = await ann.upload(new Blob([new Uint8Array(bytes)]), { module: 'id' })
      expect(await ann.call(calls.partnerRecognizeId, { pictureId })).toEqual({ recognized: demoPeople[1] })
    }
    expect(await ann.call(calls.partnerRecognizeId, { pictureId: await photo(ann, 'id') })).toEqual({
      recognized: null,
    })
    expect((await fetch(`${demo.base}/demo/id-cards/1.png`)).headers.get('content-type')).toBe('image/png')
    expect((await fetch(`${demo.base}/demo/id-cards/99.png`)).status).toBe(404)
  })

  it('should accept what does not contradict itself, and say what does', async () => {
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), gender: 'female', ...key() })
    await demo.hours(1)
    const { application, filledIn } = await status('rider')
    expect(application).toMatchObject({ state: 'resubmit', reasons: [{ field: 'gender' }] })
    const front = filledIn?.pictures.idFront?.[0]?.id
    expect(front).toBeDefined()
    await ann.call(calls.partnerRiderConfirm, { ...(await aRider(ann)), ...key() })
    await demo.hours(1)
    expect((await status('rider')).application.state).toBe('passed')
  })
})

it('should read no cards without the demo', async () => {
  expect(await ann.call(calls.partnerRecognizeId, { pictureId: await photo(ann, 'id') })).toEqual({ recognized: null })
})
