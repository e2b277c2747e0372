import { addressList } from '@contract/calls/address'
import { errandAnswerDelivery, errandDetail, errandOrderStance, errandSubmit } from '@contract/calls/errand'
import { paymentBalancePay } from '@contract/calls/payment'
import { languages } from '@contract/settings'
import { pathOfRoute, routes } from '@/routes'
import { trustedId } from '../../server/security/trusted-id'
import { aRider, errandKey, withErrand } from '../../server/testing/errands'
import { errandWords } from '../support/errand-words'
import { people, type Person, secrets } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { typeDigits } from '../support/steps'
import { until } from '../support/until'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

type Work = Parameters<typeof withErrand>[2]
const shop = { name: 'Corner shop', address: '9 Keyuan Rd', latitude: 22.5352, longitude: 113.9361 }

/** A paid purchase of 50.00 on the screen of its customer, and the steps of its rider. */
async function aPurchase(ann: Person) {
  await fundAll(stage.rows, [ann.caller])
  const { items } = await ann.caller.call(addressList, {})
  const asked = { errandKind: 'buy', product: '7up', shop, estimate: 50_00 } as const
  const stance = { ...asked, deliveryAddressId: items[0]?.id ?? '' }
  const { quote } = await ann.caller.call(errandOrderStance, stance)
  const placed = { quoteId: quote?.id ?? '', agreed: true, ...errandKey() }
  const { orderId } = await ann.caller.call(errandSubmit, placed)
  await ann.caller.call(paymentBalancePay, { orderId, payPassword: secrets.payPassword, ...errandKey() })
  await ann.goto(`${pathOfRoute(routes.errandDetail)}?id=${orderId}`)
  await ann.isAt(errandWords[ann.language].finding)
  const app = await stage.app()
  const rides = (work: Work) => withErrand({ app }, trustedId('order', orderId), work)
  return { rides, read: () => ann.caller.call(errandDetail, { orderId }) }
}

/** Pays what a sheet asks for from the balance. */
async function payInSheet(ann: Person): Promise<void> {
  await ann.dialog.getByRole('button', { name: ann.words.pay, exact: true }).click()
  await ann.sees(ann.words.enterPayPassword)
  await typeDigits(ann, secrets.payPassword)
}

describe.each(languages)('in %s', (language) => {
  const say = errandWords[language]

  it('should be brought back when nobody is there, with the refund of the shop', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const { rides, read } = await aPurchase(ann)
    await rides(async (tx, order, desk) => {
      const arrived = await desk.arrive(tx, await desk.accept(tx, order, aRider))
      await desk.setOff(tx, await desk.bought(tx, arrived, [{ amount: 50_00, photoHash: `back in ${language}` }]), 5)
    })
    await ann.isAt(say.onTheWay)
    await rides((tx, order, desk) => desk.nobody(tx, order, { waited: 10, calls: 2 }))
    await ann.isAt(say.nobody)
    await ann.tap(say.answerNobody)
    await ann.screen.getByRole('radio', { name: say.bringBack }).click()
    await ann.answered(errandAnswerDelivery, () => ann.tap(say.payWay))
    await payInSheet(ann)
    await ann.isAt(say.comingBack)
    await rides((tx, order, desk) => desk.handBack(tx, order, 40_00))
    await ann.isAt(say.returned)
    expect(await read()).toMatchObject({ state: 'returned', refunded: 40_00 })
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should have its tip raised while nobody comes, and give all back when nobody does', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const { rides, read } = await aPurchase(ann)
    await ann.tap(say.addTip)
    await ann.dialog.getByRole('radio').first().click()
    await ann.dialog.getByRole('button', { name: say.payTip }).click()
    await payInSheet(ann)
    await ann.sees(/¥2\.00/)
    await until(async () => (await read()).tip === 2_00, 'a tip of 2.00')
    await rides((tx, order, desk) => desk.events.fire(tx, order, 'lapse', 'clock'))
    await ann.isAt(say.cancelled)
    const { refunded, total } = await read()
    expect(refunded).toBe(total)
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})
