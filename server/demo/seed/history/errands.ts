import { v7 as uuid } from 'uuid'
import { errandComment, errandOrderStance, errandSubmit } from '@contract/calls/errand'
import type { RequestInput } from '@contract/call'
import type { OrderId } from '@contract/entities/ids'
import { minutesAfter } from '../../../clock'
import { errandTrading } from '../../../modules/errand/trading'
import type { ErrandDesk } from '../../../modules/errand/desk'
import type { Order } from '../../../modules/order/queries'
import { sha256 } from '../../../security/hash'
import { trustedId } from '../../../security/trusted-id'
import { riders } from '../../riders/people'
import { demoId } from '../ids'
import type { Past } from './past'

type Stance = RequestInput<typeof errandOrderStance>
/** A step of a past errand, in minutes after its placement. */
type Happening = readonly [minute: number, step: (past: Past, desk: ErrandDesk, order: Order) => Promise<unknown>]

/** An errand of the demo's member: the days since, the request, and its later events. */
interface PastErrand {
  readonly daysAgo: number
  readonly asked: Pick<Stance, 'errandKind' | 'product'> & Partial<Stance>
  readonly then: readonly Happening[]
}

const day = 24 * 60
const home = demoId('address', 'member', 0)
const office = demoId('address', 'member', 1)
const shop = { name: 'Guoxiansheng Fruit', address: '21 Keyuan Rd', latitude: 22.5352, longitude: 113.9361 }
const fruit = { errandKind: 'buy', shop, deliveryAddressId: home, estimate: 58_00 } as const
const parcel = { errandKind: 'send', pickupAddressId: home, deliveryAddressId: office } as const

const accept: Happening = [2, ({ tx }, desk, order) => desk.accept(tx, order, riders[0])]
const arrive: Happening = [9, ({ tx }, desk, order) => desk.arrive(tx, order)]
const pickUp: Happening = [12, ({ tx }, desk, order) => desk.events.fire(tx, order, 'pickUp', 'rider')]
const setOff: Happening = [14, ({ tx }, desk, order) => desk.setOff(tx, order, 12)]
const deliver: Happening = [26, ({ tx }, desk, order) => desk.events.fire(tx, order, 'deliver', 'rider')]
const confirm: Happening = [40, ({ tx }, desk, order) => desk.events.fire(tx, order, 'confirm', 'customer')]
const complete: Happening = [8 * day, ({ tx }, desk, order) => desk.events.fire(tx, order, 'complete', 'clock')]
const bought = (amount: number): Happening => [
  15,
  ({ tx }, desk, order) => desk.bought(tx, order, [{ amount, photoHash: sha256(`receipt of ${order.id}`) }]),
]
const nobody: Happening = [38, ({ tx }, desk, order) => desk.nobody(tx, order, { waited: 10, calls: 2 })]
const bringBack: Happening = [53, ({ tx }, desk, order) => desk.events.fire(tx, order, 'bringBack', 'clock')]
const handBack: Happening = [70, ({ tx }, desk, order) => desk.handBack(tx, order, 58_00)]
const rate: Happening = [
  60,
  async ({ tx, services, caller }, _, { id }) => {
    const text = caller.language === 'en' ? 'Fast and careful' : '又快又细心'
    const comment = errandComment.request.parse({ orderId: id, rating: 5, text, idempotencyKey: uuid() })
    const { customers } = services.errands
    await customers.comment(tx, comment)
  },
]
const cancel: Happening = [
  1,
  ({ tx }, desk, order) => desk.events.fire(tx, order, 'cancel', 'customer', { reason: 'I changed my mind' }),
]
const lapse: Happening = [15, ({ tx }, desk, order) => desk.events.fire(tx, order, 'lapse', 'clock')]
const later = (minutes: number, [minute, step]: Happening): Happening => [minute + minutes, step]

/** One in each state that lasts, oldest first. */
const pastErrands: readonly PastErrand[] = [
  {
    ...{ daysAgo: 30, asked: { ...parcel, product: 'Signed papers', itemType: 'documents' } },
    then: [accept, arrive, pickUp, setOff, deliver, confirm, complete],
  },
  {
    ...{ daysAgo: 24, asked: { ...fruit, product: 'Two boxes of strawberries' } },
    then: [accept, arrive, bought(51_50), later(3, setOff), later(4, deliver), confirm, rate],
  },
  {
    ...{ daysAgo: 17, asked: { ...fruit, product: 'A phone case', itemType: 'digital' } },
    then: [accept, arrive, bought(58_00), later(3, setOff), nobody, bringBack, handBack],
  },
  { ...{ daysAgo: 13, asked: { ...parcel, product: 'A blue folder', itemType: 'documents' } }, then: [cancel] },
  { ...{ daysAgo: 9, asked: { ...parcel, product: 'Spare keys', itemType: 'keys' } }, then: [lapse] },
  {
    ...{ daysAgo: 2, asked: { ...parcel, product: 'A birthday cake', itemType: 'cake', tip: 5_00 } },
    then: [accept, arrive, pickUp, setOff, deliver, confirm],
  },
]

/** Things of the past errands, in the words of the customer who asked for them. */
export const errandProducts: readonly string[] = pastErrands.map(({ asked }) => asked.product ?? '').filter(Boolean)

/** Places and pays an errand; undefined where its way is not known. */
async function place(past: Past, asked: PastErrand['asked']): Promise<OrderId | undefined> {
  const { services, context, tx, caller } = past
  const trading = errandTrading(context, services.errands.quotes, services.submission)
  const stance = errandOrderStance.request.parse({ deliveryAddressId: home, ...asked })
  const { quote } = await trading.quote(caller, stance)
  if (!quote) return undefined
  const request = errandSubmit.request.parse({ quoteId: quote.id, agreed: true, idempotencyKey: uuid() })
  const id = trustedId('order', (await trading.submit(tx, caller, request)).orderId)
  await past.pay(id)
  return id
}

/** Seeds the errands that a customer had done at noon. */
export async function seedErrandHistory(past: Past): Promise<void> {
  const { services, tx, engine } = past
  for (const { daysAgo, asked, then } of pastErrands) {
    const start = past.daysAgo(daysAgo, 12 * 60 + 20)
    past.turnTo(start)
    const id = await place(past, asked)
    if (!id) continue
    for (const [minute, step] of then) {
      past.turnTo(minutesAfter(start, minute))
      await step(past, services.errands.desk, await engine.lock(tx, id))
    }
  }
}
