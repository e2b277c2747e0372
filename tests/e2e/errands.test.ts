import { addressList } from '@contract/calls/address'
import { errandAnswerPurchase, errandDetail, errandList, errandOrderStance } from '@contract/calls/errand'
import { errandWords } from '../support/errand-words'
import { people, type Person, secrets } from '../support/person'
import { riderWords } from '../support/rider-words'
import { acceptOffer, goOnline, handOver, openReceipt, receiptPhoto, sendReceipt, takeStep } from '../support/riders'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { payFromBalance, typeDigits } from '../support/steps'
import { itInFull, languagesOf } from '../support/suite'

const stage = new Stage({ DEMO_AUTOPILOT: 'off', OFFER_SECONDS: '600' })

/** A customer with money, and a rider on shift at the customer’s first address. */
async function customerAndRider(language: Person['language']) {
  const [ann, ming] = await Promise.all([
    stage.open({ phone: people.member, language }),
    stage.open({ phone: people.rider, language }),
  ])
  await fundAll(stage.rows, [ann.caller])
  const [home] = (await ann.caller.call(addressList, {})).items
  if (!home || home.latitude === null || home.longitude === null) throw new Error('The member has no place')
  await goOnline(ming, { latitude: home.latitude, longitude: home.longitude })
  return { ann, ming }
}

/** From home to the form of a kind of errand, by its tile and its door. */
async function toTheForm(ann: Person, kind: 'buy' | 'send'): Promise<void> {
  const say = errandWords[ann.language]
  await ann.goto()
  await ann.tap(say.errands)
  await ann.sees(say.ask)
  await ann.tap(say[kind])
  await ann.button(say.place).waitFor()
}

/** Agrees to what is filled in, places it at its price and pays it; how the server sees it. */
async function placeAndPay(ann: Person) {
  const say = errandWords[ann.language]
  await ann.screen.getByRole('checkbox', { name: say.agree }).click()
  await ann.tap(say.place)
  await payFromBalance(ann)
  await ann.sees(ann.words.paid)
  await ann.tap(ann.words.viewOrder)
  await ann.isAt(say.finding)
  const { items } = await ann.caller.call(errandList, {})
  return () => ann.caller.call(errandDetail, { orderId: items[0]?.id ?? '' })
}

/** The digits of a code in view. */
async function codeIn(person: Person, name: RegExp): Promise<string> {
  const code = await person.screen.getByRole('img', { name }).first().getAttribute('aria-label')
  return /\d{4}$/.exec(code ?? '')?.[0] ?? ''
}

describe.each(languagesOf('zh'))('in %s', (language) => {
  const say = errandWords[language]
  const ride = riderWords[language]

  it('should have a rider buy something that turns out dearer, from the tile to the code at the door', async () => {
    const { ann, ming } = await customerAndRider(language)
    await toTheForm(ann, 'buy')
    await ann.fill(say.what, '7up')
    await ann.tap(say.cost)
    await ann.dialog.getByLabel(say.amount, { exact: true }).fill('96')
    await ann.answered(errandOrderStance, () => ann.dialog.getByRole('button', { name: ann.words.done }).click())
    const read = await placeAndPay(ann)
    await acceptOffer(ming)
    await takeStep(ming, ride.atPickup, ming.button(ride.bought))
    await openReceipt(ming)
    await sendReceipt(ming, '110', await receiptPhoto(language === 'en' ? 640 : 641), '58')
    await ming.sees(ride.asking)
    await ann.isAt(say.asked)
    await ann.tap(say.answer)
    await ann.isAt(say.over)
    await ann.answered(errandAnswerPurchase, () => ann.tap(say.payAndBuy))
    await ann.dialog.getByRole('button', { name: ann.words.pay }).click()
    await ann.sees(ann.words.enterPayPassword)
    await typeDigits(ann, secrets.payPassword)
    await ann.isAt(say.pickedUp)
    await openReceipt(ming)
    await sendReceipt(ming, '108')
    await ming.button(ride.pickedUp).waitFor()
    await takeStep(ming, ride.pickedUp, ming.button(ride.arrived))
    await ann.isAt(say.onTheWay)
    await ann.sees(say.receipt)
    await takeStep(ming, ride.arrived, ming.button(ride.delivered))
    await handOver(ming, ride.delivered, await codeIn(ann, say.code), ming.screen.getByText(ride.ended))
    await ann.isAt(say.delivered)
    await ann.tap(ann.words.confirmReceipt)
    await ann.page.getByRole('alertdialog').getByRole('button', { name: ann.words.confirm }).click()
    await ann.isAt(say.toReview)
    expect(await read()).toMatchObject({ state: 'review', spent: 108_00, refunded: 2_00 })
    expect([...ann.faults, ...ming.faults]).toEqual([])
    await Promise.all([ann.close(), ming.close()])
  })

  itInFull('should have something sent by the codes of both ends, whose recipient follows it by a link', async () => {
    const { ann, ming } = await customerAndRider(language)
    await ann.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stage.url })
    await toTheForm(ann, 'send')
    await ann.tap(say.sendTo)
    await ann.screen.getByRole('radio').nth(1).click()
    await ann.answered(errandOrderStance, () => ann.tap(say.papers))
    const read = await placeAndPay(ann)
    await acceptOffer(ming)
    await takeStep(ming, ride.atPickup, ming.button(ride.pickedUp))
    const code = await codeIn(ann, say.pickupCode)
    await handOver(ming, ride.pickedUp, code === '0000' ? '1111' : '0000', ming.dialog.getByRole('alert'))
    await typeDigits(ming, code)
    await ming.button(ride.arrived).waitFor()
    await ann.isAt(say.onTheWay)
    await ann.tap(say.share)
    await ann.tap(say.copy)
    await ann.sees(say.copied)
    const link = await ann.page.evaluate(() => navigator.clipboard.readText())

    const ben = await stage.open({ language: language === 'en' ? 'zh' : 'en' })
    const theirs = errandWords[ben.language]
    await ben.page.goto(link)
    await ben.isAt(theirs.onTheWay)
    const { deliveryAddress } = await read()
    const shown = await ben.screen.innerText()
    for (const hidden of ['¥', deliveryAddress.mobile, deliveryAddress.consignee, deliveryAddress.addressDetail])
      expect(shown).not.toContain(hidden)
    await takeStep(ming, ride.arrived, ming.button(ride.delivered))
    await handOver(ming, ride.delivered, await codeIn(ben, theirs.code), ming.screen.getByText(ride.ended))
    await ben.isAt(theirs.delivered)
    expect(await ben.screen.getByRole('img', { name: theirs.code }).count()).toBe(0)
    await ann.isAt(say.delivered)
    expect([...ann.faults, ...ben.faults, ...ming.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close(), ming.close()])
  })
})
