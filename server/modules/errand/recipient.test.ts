import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errandAnswerDelivery, errandDeliveryTerms, errandPickupCodeStand, errandShared } from '@contract/calls/errand'
import { aPaidErrand, aRider, errandKey, pay, withErrand } from '../../testing/errands'
import { SandboxTexts } from '../../telephony/texts'
import { aWorld, type World } from '../../testing/world'

interface Sent {
  readonly key: string | undefined
  readonly message: { readonly phone: string; readonly template: string; readonly text: string }
}

let world: World
let gateway: Server
let sent: Sent[] = []
let status = 200
beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      sent.push({ key: request.headers.authorization, message: JSON.parse(body) as Sent['message'] })
      response.writeHead(status).end()
    })
  }).listen(0)
  const { port } = gateway.address() as AddressInfo
  world = await aWorld({
    SMS_TEXTS_URL: `http://127.0.0.1:${port}/texts`,
    SMS_KEY: 'key',
    PUBLIC_URL: 'https://linli.example',
  })
})
afterAll(async () => {
  await world.close()
  gateway.close()
})
beforeEach(() => {
  ;[sent, status] = [[], 200]
})

const customer = () => world.make.customer({ balance: 1_000_00 })
const withPhone = (mobile: string) =>
  world.app.context.seal.seal(JSON.stringify({ consignee: 'Mei', mobile, addressDetail: 'Rm 2' }))
const jobs = () => world.app.context.jobs.runDue()

/** A purchase that its rider brings to an address. */
async function onTheWay(ann: Awaited<ReturnType<typeof customer>>, deliveryAddressId?: string) {
  const orderId = await aPaidErrand(world, ann, deliveryAddressId ? { deliveryAddressId } : {})
  await withErrand(world, orderId, async (tx, order, desk) => {
    const arrived = await desk.arrive(tx, await desk.accept(tx, order, aRider))
    await desk.setOff(tx, await desk.bought(tx, arrived, [{ amount: 10_00, photoHash: orderId }]), 10)
  })
  return orderId
}

it('should have a link to the errand, without amounts, and be sent once', async () => {
  const ann = await customer()
  const orderId = await onTheWay(ann)
  await jobs()
  await jobs()
  expect(sent).toHaveLength(1)
  const [{ key, message }] = sent as [Sent]
  expect([key, message.template, message.phone]).toEqual([
    'Bearer key',
    'errandOnTheWay',
    expect.stringMatching(/^1\d{10}$/),
  ])
  const [, token = ''] =
    /https:\/\/linli\.example\/#\/pagerun\/pages\/track\/index\?token=([\w.-]+)$/.exec(message.text) ?? []
  const { deliveryCode } = await world.visitor.call(errandShared, { token })
  expect(deliveryCode).toBe((await ann.call(errandPickupCodeStand, { orderId })).deliveryCode)
  expect(message.text.replace(token, '')).not.toMatch(/¥|\d/)
})

it('should not go to a customer who receives the goods', async () => {
  const phone = '13800990099'
  const ann = await world.make.customer({ balance: 1_000_00, phone })
  const deliveryAddressId = await world.make.address(ann.id, { is_default: false, sealed: withPhone(phone) })
  await onTheWay(ann, deliveryAddressId)
  await jobs()
  expect(sent).toEqual([])
})

it('should go to the recipient of another address, and not again for another try', async () => {
  const ann = await customer()
  const orderId = await onTheWay(ann)
  await jobs()
  const nobody = () => withErrand(world, orderId, (tx, order, desk) => desk.nobody(tx, order, { waited: 10, calls: 2 }))
  await nobody()
  await ann.call(errandAnswerDelivery, { orderId, answer: 'again', ...errandKey() })
  await jobs()
  expect(sent).toHaveLength(1)
  await nobody()
  const addressId = await world.make.address(ann.id, {
    is_default: false,
    latitude: 22.545,
    sealed: withPhone('13899990001'),
  })
  const { items } = await ann.call(errandDeliveryTerms, { orderId, addressId })
  const fee = items.find(({ answer }) => answer === 'otherAddress')?.fee ?? 0
  const answer = { orderId, answer: 'otherAddress' as const, addressId, fee }
  const { paymentId } = await ann.call(errandAnswerDelivery, { ...answer, ...errandKey() })
  await pay(ann, { paymentId: paymentId ?? '' })
  await jobs()
  expect(sent.map(({ message }) => message.phone)).toEqual([expect.any(String), '13899990001'])
})

it('should be sent again after the gateway failed', async () => {
  status = 503
  await onTheWay(await customer())
  await jobs()
  status = 200
  world.clock.forward(30)
  await jobs()
  expect(sent).toHaveLength(2)
})

it('should be kept by the sandbox, whose log masks the phone', async () => {
  const lines: unknown[] = []
  const texts = new SandboxTexts({ info: (...line: unknown[]) => void lines.push(line) })
  const message = { phone: '13800000009', template: 'errandOnTheWay', text: 'On its way' }
  await texts.send(message)
  expect(texts.sent).toEqual([message])
  expect(lines).toEqual([[{ phone: '138****0009', template: 'errandOnTheWay' }, 'text message']])
})
