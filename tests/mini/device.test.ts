import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loginAccount } from '@contract/calls/login'
import { orderList } from '@contract/calls/order'
import { storeDetail, storeList } from '@contract/calls/store'
import { userInfo } from '@contract/calls/user'
import { headerDefaults } from '@contract/headers'
import { limits } from '@contract/limits'
import { pathOf } from '@contract/paths'
import { sharedPaths } from '@contract/share'
import { TestCaller } from '../../server/testing/caller'
import { aVideo } from '../../server/testing/video'
import { addressOf } from '../support/examples'
import { placeOrder } from '../support/orders'
import { people, secrets } from '../support/person'
import { startServer, type Server } from '../support/server'
import { findShop } from '../support/shop'
import type { PromptOutcome } from './host/answer'
import { here } from './host/location'
import { MiniProgram } from './host/program'
import { distOf, platforms, type Platform } from './support'

const picture = new Uint8Array(readFileSync(join(__dirname, '../../src/features/account/LoginFrame/welcome.webp')))
const file = 'wxfile://tmp_1.webp'

let server: Server
let ann: TestCaller
let token: string
const running: MiniProgram[] = []

beforeAll(async () => {
  // The demo's merchants take their real time, so that an order that is not paid stays so.
  server = await startServer({ DEMO_SPEED: '1' })
  const login = { phone: people.member, password: secrets.password, agreed: true } as const
  token = (await new TestCaller(server.url).call(loginAccount, login)).userToken
  ann = new TestCaller(server.url).as(token)
})
afterEach(() => running.splice(0).forEach((program) => program.close()))
afterAll(() => server.stop())

/** A running program of the member, or of a visitor, at an address. */
async function opened(platform: Platform, address: string, given: Record<string, PromptOutcome> = {}, who = token) {
  const program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, given, token: who })
  running.push(program)
  program.network.files.set(file, picture)
  await program.launch(address)
  return program
}

const asked = ({ calls }: MiniProgram, name: string): unknown => calls.find(([called]) => called === name)?.[1]

/** A video of two parts and a bit. */
const video = new Uint8Array(aVideo({ size: 2 * limits.uploadPartBytes }))
const videoFile = 'wxfile://tmp_2.mp4'
const facts = { tempFilePath: videoFile, size: video.length, duration: 10 }
const videos = {
  weapp: { chooseMedia: { answer: { tempFiles: [{ ...facts, thumbTempFilePath: file }] } } },
  alipay: { chooseVideo: { answer: facts } },
}

/** Answers of the platforms to the same act; Alipay has different field names. */
const pictures = {
  weapp: { tempFilePaths: [file], tempFiles: [{ path: file, size: picture.length }] },
  alipay: { apFilePaths: [file] },
}
const cancelled = {
  weapp: { errMsg: 'chooseImage:fail cancel' },
  alipay: { error: 11, errorMessage: '用户取消操作' },
}

describe.each(platforms)('the %s bundle', (platform) => {
  it('should send the square of a picture that the person picks, and show it as the avatar', async () => {
    const before = (await ann.call(userInfo, {})).avatar.path
    const size = { width: 800, height: 400, path: file }
    const given = { chooseImage: { answer: pictures[platform] }, getImageInfo: { answer: size } }
    const program = await opened(platform, addressOf('profile'), given)
    await program.tap('Change photo')
    await program.waitFor('Crop photo')
    await program.tap('Zoom in')
    await program.tap('Rotate')
    await program.tap('Use photo')
    await program.waitFor('Saved')
    const after = (await ann.call(userInfo, {})).avatar.path
    expect(after).not.toBe(before)
    expect((await fetch(`${server.url}${after}-168.webp`)).status).toBe(200)
    const sent = program.network.sent.find(({ url }) => url.endsWith(pathOf('upload.image')))
    expect(sent?.headers).toMatchObject({ 'user-token': token })
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ module: 'avatar', crop: '0.1 0.3 0.8 1 0' })
    expect(program.faults).toEqual([])
  })

  it('should say nothing when the person picks no picture', async () => {
    const program = await opened(platform, addressOf('profile'), { chooseImage: { refusal: cancelled[platform] } })
    await program.tap('Change photo')
    await program.settle()
    await program.waitFor('Change photo')
    expect(program.network.sent.filter(({ url }) => url.endsWith(pathOf('upload.image')))).toEqual([])
    expect(program.faults).toEqual([])
  })

  it('should send a video of a review as the platform can: in parts that are removed again, or in one form', async () => {
    const [order] = (await ann.call(orderList, { tab: 'toReview' })).items
    const address = addressOf('evaluate', { evaluate: { orderId: order?.id ?? '' } })
    const program = await opened(platform, address, videos[platform])
    program.network.files.set(videoFile, video)
    await program.tap('Add a video')
    await program.waitFor('Play video, 00:10')
    const sent = (name: 'upload.part' | 'upload.video') =>
      program.network.sent.filter(({ url }) => url.endsWith(pathOf(name))).length
    expect([sent('upload.part'), sent('upload.video')]).toEqual(platform === 'weapp' ? [3, 0] : [0, 1])
    expect([...program.network.files.keys()].sort()).toEqual([file, videoFile].sort())
    expect(program.faults).toEqual([])
  })

  it('should draw a poster, and save it once the permission is explained', async () => {
    const drawn = { answer: { tempFilePath: 'wxfile://poster.png' } }
    const given = { canvasToTempFilePath: drawn, getSetting: { answer: { authSetting: {} } } }
    const program = await opened(platform, addressOf('invite'), given)
    await program.tap('Make a poster')
    await program.settle()
    await program.tap('Save image')
    await program.waitFor('Save to your photos?')
    expect(asked(program, 'saveImageToPhotosAlbum')).toBeUndefined()
    await program.tap('Continue')
    await program.waitFor('Saved')
    expect(asked(program, 'saveImageToPhotosAlbum')).toMatchObject({ filePath: 'wxfile://poster.png' })
    expect(program.faults).toEqual([])
  })

  it('should give a store to others, who open it', async () => {
    const { items } = await ann.call(storeList, {})
    const { id = '', name = '' } = items[0] ?? {}
    const program = await opened(platform, addressOf('storeDetail', { storeDetail: { id } }))
    await program.tap('More')
    await program.tap('Share')
    await program.waitFor('Send to a friend')
    expect(program.share()).toMatchObject({ title: name, path: sharedPaths.store(id) })
    const other = await opened(platform, sharedPaths.store(id), {}, '')
    await other.waitFor(name)
  })

  it('should ask somebody else to pay, who sees the order', async () => {
    const orderId = await placeOrder(ann, await findShop(server.url))
    const program = await opened(platform, addressOf('pay', { pay: { orderId } }))
    await program.tap(/^Ask someone to pay, /)
    // The button takes the name of the chosen way, which the way itself has already.
    await program.settle()
    await program.tap('Ask someone to pay')
    await program.waitFor('Send to a friend')
    const { title, path } = program.share() as { title: string; path: string }
    expect(title).toMatch(/^Please pay ¥\d+\.\d\d for me$/)
    const login = { phone: people.customer, password: secrets.password, agreed: true } as const
    const { userToken } = await new TestCaller(server.url).call(loginAccount, login)
    const friend = await opened(platform, path, {}, userToken)
    await friend.waitFor(/ asks you to pay$/)
  })

  it('should open the store that a scanned code leads to', async () => {
    const { items } = await ann.call(storeList, {})
    const { id = '', name = '' } = items[0] ?? {}
    const code = `https://example.com/#${sharedPaths.store(id)}`
    const given: Record<string, PromptOutcome> =
      platform === 'weapp' ? { scanCode: { answer: { result: code } } } : { scan: { answer: { code } } }
    const program = await opened(platform, addressOf('search'), given)
    await program.tap('Scan a code')
    await program.isAt('pages/store/detail/index')
    await program.waitFor(name)
  })

  it('should show a store where the maps of China draw it', async () => {
    const { items } = await ann.call(storeList, {})
    const storeId = items[0]?.id ?? ''
    const { latitude, longitude, address } = await ann.call(storeDetail, { storeId })
    const program = await opened(platform, addressOf('storeDetail', { storeDetail: { id: storeId } }))
    await program.tap('Info')
    await program.tap(`Address, ${address}, open the map`)
    // As far as a known point of the same district is moved, to some forty metres.
    const moved = (name: 'latitude' | 'longitude') => here.gcj02[name] - here.wgs84[name]
    expect(asked(program, 'openLocation')).toMatchObject({
      latitude: expect.closeTo(latitude + moved('latitude'), 3) as number,
      longitude: expect.closeTo(longitude + moved('longitude'), 3) as number,
      address,
    })
  })

  it('should say in WGS 84 where the device is', async () => {
    const program = await opened(platform, addressOf('chooseAddress'))
    await program.tap('Use my location')
    const { latitude, longitude } = here.wgs84
    const moved = () => program.network.sent.find(({ headers }) => headers.lat !== headerDefaults.latitude)
    for (const end = Date.now() + 20_000; !moved() && Date.now() < end;) await program.settle()
    const sent = [Number(moved()?.headers.lat), Number(moved()?.headers.lng)]
    expect(sent).toEqual([expect.closeTo(latitude, 5), expect.closeTo(longitude, 5)])
  })

  it('should call a store', async () => {
    const { items } = await ann.call(storeList, {})
    const program = await opened(platform, addressOf('storeDetail', { storeDetail: { id: items[0]?.id ?? '' } }))
    await program.tap('Info')
    await program.tap(/^Phone, /)
    const number = expect.stringMatching(/^[\d-]{7,}$/) as string
    expect(asked(program, 'makePhoneCall')).toMatchObject(platform === 'weapp' ? { phoneNumber: number } : { number })
  })
})

it('should take over an address of WeChat’s own book', async () => {
  const answer = {
    userName: 'Lin Yue',
    telNumber: '138 0013 8000',
    nationalCode: '440305',
    detailInfo: '18 Keyuan Road',
  }
  const program = await opened('weapp', addressOf('addressEdit'), { chooseAddress: { answer } })
  await program.tap('Import from WeChat')
  await program.waitFor(/Nanshan/)
  const fields = JSON.stringify(program.page.data.root)
  for (const value of ['Lin Yue', '13800138000', '18 Keyuan Road']) expect(fields).toContain(value)
})

it('should not offer an address book on Alipay', async () => {
  const program = await opened('alipay', addressOf('addressEdit'))
  await program.waitFor('Save')
  expect(program.find('Import from WeChat')).toBeUndefined()
})
