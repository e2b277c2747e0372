import { errandAnswerPurchase, errandDetail, errandList, errandOrderStance } from '@contract/calls/errand'
import { trustedId } from '../../server/security/trusted-id'
import { aRider, withErrand } from '../../server/testing/errands'
import { errandWords } from '../support/errand-words'
import { people, type Person, secrets } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { payFromBalance, typeDigits } from '../support/steps'
import { languagesOf } from '../support/suite'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

type Work = Parameters<typeof withErrand>[2]

/** From home to the form of a kind of errand, by its tile and its door. */
async function toTheForm(ann: Person, kind: 'buy' | 'send'): Promise<void> {
  const say = errandWords[ann.language]
  await ann.goto()
  await ann.tap(say.errands)
  await ann.sees(say.ask)
  await ann.tap(say[kind])
  await ann.button(say.place).waitFor()
}

/** Agrees to what is filled in, places it at its price and pays it; what a rider then does with it. */
async function placeAndPay(ann: Person) {
  const say = errandWords[ann.language]
  await ann.screen.getByRole('checkbox', { name: say.agree }).click()
  await ann.tap(say.place)
  await payFromBalance(ann)
  await ann.sees(ann.words.paid)
  await ann.tap(ann.words.viewOrder)
  await ann.isAt(say.finding)
  const { items } = await ann.caller.call(errandList, {})
  const id = trustedId('order', items[0]?.id ?? '')
  const app = await stage.app()
  const rides = (work: Work) => withErrand({ app }, id, work)
  return { id, rides, desk: app.services.errands.desk, read: () => ann.caller.call(errandDetail, { orderId: id }) }
}

/** The digits of a code in view. */
async function codeIn(person: Person, name: RegExp): Promise<string> {
  const code = await person.screen.getByRole('img', { name }).first().getAttribute('aria-label')
  return /\d{4}$/.exec(code ?? '')?.[0] ?? ''
}

describe.each(languagesOf('zh'))('in %s', (language) => {
  const say = errandWords[language]

  it('should have something bought that turns out dearer, from the tile to the code at the door', async () => {
    const ann = await stage.open({ phone: people.member, language })
    await fundAll(stage.rows, [ann.caller])
    await toTheForm(ann, 'buy')
    await ann.fill(say.what, '7up')
    await ann.tap(say.cost)
    await ann.dialog.getByLabel(say.amount, { exact: true }).fill('96')
    await ann.answered(errandOrderStance, () => ann.dialog.getByRole('button', { name: ann.words.done }).click())
    const { rides, desk, id, read } = await placeAndPay(ann)
    await rides((tx, order) => desk.accept(tx, order, aRider))
    await rides((tx, order) => desk.arrive(tx, order))
    await rides((tx, order) => desk.ask(tx, order, { amount: 110_00, without: 58_00, note: '' }))
    await ann.isAt(say.asked)
    await ann.tap(say.answer)
    await ann.isAt(say.over)
    await ann.answered(errandAnswerPurchase, () => ann.tap(say.payAndBuy))
    await ann.dialog.getByRole('button', { name: ann.words.pay }).click()
    await ann.sees(ann.words.enterPayPassword)
    await typeDigits(ann, secrets.payPassword)
    await ann.isAt(say.pickedUp)
    await rides((tx, order) => desk.bought(tx, order, [{ amount: 108_00, photoHash: `receipt in ${language}` }]))
    await rides((tx, order) => desk.setOff(tx, order, 5))
    await ann.isAt(say.onTheWay)
    await ann.sees(say.receipt)
    await desk.deliver(id, { code: await codeIn(ann, say.code) })
    await ann.isAt(say.delivered)
    await ann.tap(ann.words.confirmReceipt)
    await ann.page.getByRole('alertdialog').getByRole('button', { name: ann.words.confirm }).click()
    await ann.isAt(say.toReview)
    expect(await read()).toMatchObject({ state: 'review', spent: 108_00, refunded: 2_00 })
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should have something sent, whose recipient follows it by a link without an account', async () => {
    const ann = await stage.open({ phone: people.member, language })
    await fundAll(stage.rows, [ann.caller])
    await ann.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stage.url })
    await toTheForm(ann, 'send')
    await ann.tap(say.sendTo)
    await ann.screen.getByRole('radio').nth(1).click()
    await ann.answered(errandOrderStance, () => ann.tap(say.papers))
    const { rides, desk, id, read } = await placeAndPay(ann)
    await rides((tx, order) => desk.accept(tx, order, aRider))
    await rides((tx, order) => desk.arrive(tx, order))
    await desk.pickUp(id, { code: await codeIn(ann, say.pickupCode) })
    await rides((tx, order) => desk.setOff(tx, order, 5))
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
    await desk.deliver(id, { code: await codeIn(ben, theirs.code) })
    await ben.isAt(theirs.delivered)
    expect(await ben.screen.getByRole('img', { name: theirs.code }).count()).toBe(0)
    await ann.isAt(say.delivered)
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
  })
})
