import {
  errandAddTip,
  errandCancel,
  errandCancelTerms,
  errandConfirm,
  errandPickupCodeStand,
} from '@contract/calls/errand'
import * as calls from '@contract/calls/rider'
import { aPaidErrand, errandKey, pay } from '../../../server/testing/errands'
import { aPicture } from '../../../server/testing/picture'
import { acceptOnly, aRider, search } from '../../../server/testing/riders'
import { aWorld, type World } from '../../../server/testing/world'
import { announced, faultsAfter, type Tools } from './damage'
import { newJournal } from './journal'

let world: World
let day: Day
beforeAll(async () => {
  world = await aWorld({ RIDER_REACH: '20000' })
  day = await aDay()
  await announced(world)
})
afterAll(() => world.close())

/** An errand whose rider bought for less than the estimate and was tipped, and one that was cancelled. */
async function aDay() {
  const journal = newJournal()
  const ann = await world.make.customer({ balance: 1_000_00 })
  const rider = await aRider(world)
  const brought = await aPaidErrand(world, ann, { tip: 2_00 })
  const { paymentId } = await ann.call(errandAddTip, { orderId: brought, tip: 5_00, ...errandKey() })
  await pay(ann, { paymentId: paymentId ?? '' })
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...errandKey() })
  const { id: photoId } = await rider.upload(await aPicture(40, 20), { module: 'errandProof' })
  await rider.call(calls.riderBuy, { deliveryId, amount: 45_00, photoId, ...errandKey() })
  await rider.call(calls.riderPickUp, { deliveryId, ...errandKey() })
  const { deliveryCode } = await ann.call(errandPickupCodeStand, { orderId: brought })
  await rider.call(calls.riderDeliver, { deliveryId, code: deliveryCode ?? '', ...errandKey() })
  journal.receipts.set(brought, 45_00)
  journal.handOvers.add(brought)
  await ann.call(errandConfirm, { orderId: brought, ...errandKey() })
  await rider.call(calls.riderPayOut, { amount: 20_00, ...errandKey() })
  const cancelled = await aPaidErrand(world, ann, { tip: 2_00 })
  await search(world)
  await acceptOnly(rider)
  world.clock.forward(5)
  const { fee } = await ann.call(errandCancelTerms, { orderId: cancelled })
  await ann.call(errandCancel, { orderId: cancelled, reason: 'No', fee, ...errandKey() })
  await search(world)
  return { journal, beginning: { stock: new Map<string, number>() }, brought, cancelled }
}

type Day = Awaited<ReturnType<typeof aDay>>

const damaged = (damage: (day: Day & Tools) => unknown): Promise<string[]> =>
  faultsAfter(world, day, (tools) => damage({ ...day, ...tools }))

/** Possible damage, and the fault that the check reports. */
const damages: [string, (day: Day & Tools) => unknown, RegExp][] = [
  [
    'receipts that do not add up',
    ({ run, brought }) => run('update errand_receipts set amount = amount + 1 where order_id = ?', brought),
    /an errand is wrong.*spent 4500, by its receipts 4501/,
  ],
  [
    'goods that cost more than their receipts',
    ({ run, brought }) =>
      run("update order_shares set refunded = 0 where component = 'errandGoods' and order_id = ?", brought),
    /an errand is wrong.*has spent 4500 and keeps 5000/,
  ],
  [
    'a tip for nothing',
    ({ run, cancelled }) =>
      run("update order_shares set refunded = 0 where component = 'errandTip' and order_id = ?", cancelled),
    /an errand is wrong.*keeps 0 for goods, 200 of the tip/,
  ],
  [
    'goods of an errand that was cancelled',
    ({ run, cancelled }) =>
      run("update order_shares set refunded = 0 where component = 'errandGoods' and order_id = ?", cancelled),
    /an errand is wrong.*keeps 5000 for goods/,
  ],
  [
    'more than the fee of a cancellation',
    ({ run, cancelled }) =>
      run("update errand_orders set terms = jsonb_set(terms, '{cancelFee}', '1') where order_id = ?", cancelled),
    /an errand is wrong.*was cancelled and keeps 0/,
  ],
  [
    'a tip that the price does not name',
    ({ run, brought }) => run("update orders set components = '[]' where id = ?", brought),
    /an errand is wrong.*names 0 for tip, its lines have 500/,
  ],
  ['a receipt that is gone', ({ journal, brought }) => journal.receipts.set(brought, 1), /a receipt was lost/],
  ['a hand-over that is gone', ({ journal, cancelled }) => journal.handOvers.add(cancelled), /a hand-over was lost/],
  [
    'a delivery that outlives its order',
    ({ run, brought }) => run("update deliveries set ended_at = null, state = 'onTheWay' where order_id = ?", brought),
    /a delivery is wrong.*is onTheWay, its order review/,
  ],
  [
    'an offer of what was brought',
    ({ run, brought }) =>
      run(
        "update delivery_offers set state = 'open' where delivery_id = (select id from deliveries where order_id = ?)",
        brought,
      ),
    /a delivery is wrong.*is open for a delivery that is delivered/,
  ],
  [
    'pay that goes to nobody',
    ({ run, brought }) =>
      run("update order_shares set owner_id = null where party = 'rider' and order_id = ?", brought),
    /a delivery is wrong.*pays nobody/,
  ],
  [
    'pay that was moved twice',
    ({ run }) => run("update ledger_transactions set kind = 'topUp' where kind = 'riderPayOut'"),
    /a party has something else/,
  ],
]

describe('the check of errands and their riders', () => {
  it('should find nothing wrong with a day on which all went well', async () => {
    expect(await damaged(() => undefined)).toEqual([])
  })

  it.each(damages)('should find %s', async (_, damage, said) => {
    expect((await damaged(damage)).join('\n')).toMatch(said)
  })
})
