import { errandCancel, errandCancelTerms, errandDetail } from '@contract/calls/errand'
import { riderAccept, riderDecline, riderOffers, riderRelease } from '@contract/calls/rider'
import { languages } from '@contract/settings'
import { pathOf } from '@contract/paths'
import { pathOfRoute, routes } from '@/routes'
import { TestCaller } from '../../server/testing/caller'
import { errandKey } from '../../server/testing/errands'
import { errandWords } from '../support/errand-words'
import { codesOf, sendPapers } from '../support/errands'
import { people, type Person, tokenOf } from '../support/person'
import { acceptByCall, homeOf, makeRider, riderAt } from '../support/rider-calls'
import { riderWords } from '../support/rider-words'
import { acceptOffer, goOnline, handOver, receiptPhoto, takeStep } from '../support/riders'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { typeDigits } from '../support/steps'
import { until } from '../support/until'

const stage = new Stage({ DEMO_AUTOPILOT: 'off', DISPATCH: 'all', OFFER_SECONDS: '600' })

const others = [people.customer, people.merchant, people.innkeeper] as const

/** A customer with money, the demo’s rider on shift in a browser, and others by calls; all of them near. */
async function onTheRoad(language: Person['language'], count: number) {
  const ann = await stage.open({ phone: people.member, language })
  const ming = await stage.open({ phone: people.rider, language })
  await fundAll(stage.rows, [ann.caller])
  const home = await homeOf(ann.caller)
  await goOnline(ming, home)
  const riders: TestCaller[] = []
  for (const phone of others.slice(0, count)) {
    await makeRider(stage.db, new TestCaller(stage.url).as(await tokenOf(stage.url, phone)))
    riders.push(await riderAt(stage.url, home, phone))
  }
  return { ann, ming, riders }
}

/** Opens an errand on the screen of its customer. */
async function follow(ann: Person, orderId: string): Promise<void> {
  await ann.goto(`${pathOfRoute(routes.errandDetail)}?id=${orderId}`)
  await ann.isAt(errandWords[ann.language].finding)
}

/** Ends an errand that nobody has picked up, and with it what its rider has in hand. */
async function cancel({ caller }: Person, orderId: string): Promise<void> {
  const { fee } = await caller.call(errandCancelTerms, { orderId })
  await caller.call(errandCancel, { orderId, reason: 'No', fee, ...errandKey() })
}

async function declineByCall(rider: TestCaller): Promise<void> {
  await until(async () => (await rider.call(riderOffers, {})).items.length > 0, 'an offer')
  for (const { id: offerId } of (await rider.call(riderOffers, {})).items)
    await rider.call(riderDecline, { offerId, reason: 'tooFar' })
}

/** Accepts what a customer sends, and carries it to its door. */
async function toTheDoor(ann: Person, ming: Person, orderId: string): Promise<void> {
  const ride = riderWords[ming.language]
  await acceptOffer(ming)
  await takeStep(ming, ride.atPickup, ming.button(ride.pickedUp))
  const { pickupCode } = await codesOf(ann.caller, orderId)
  await handOver(ming, ride.pickedUp, pickupCode ?? '', ming.button(ride.arrived))
  await takeStep(ming, ride.arrived, ming.button(ride.delivered))
}

/** Waits until the server has the hand-over: the app does not wait for a slow answer. */
const delivered = ({ caller }: Person, orderId: string): Promise<void> =>
  until(async () => (await caller.call(errandDetail, { orderId })).state === 'delivered', 'a delivered errand')

/** Takes a photo at the door, and delivers by it. */
async function leaveByPhoto(ming: Person, width: number): Promise<void> {
  const ride = riderWords[ming.language]
  await ming.pick(ride.doorPhoto, await receiptPhoto(width))
  await ming.button(ride.photoThere).waitFor()
  await ming.settled()
  await takeStep(ming, ride.delivered, ming.screen.getByText(ride.ended))
}

describe.each(languages)('in %s', (language) => {
  const say = errandWords[language]
  const ride = riderWords[language]

  it('should go to another rider when three decline, and when one releases it', async () => {
    const { ann, ming, riders } = await onTheRoad(language, 3)
    const [first, second, third] = riders as [TestCaller, TestCaller, TestCaller]
    const orderId = await sendPapers(ann.caller)
    await follow(ann, orderId)
    await Promise.all([declineByCall(first), declineByCall(second)])
    await ming.dialog.getByText(ride.forYou).waitFor()
    await ming.dialog.getByRole('button', { name: ride.decline, exact: true }).click()
    await ming.dialog.getByRole('radio', { name: ride.tooFar }).click()
    await ming.answered(riderDecline, () =>
      ming.dialog.getByRole('button', { name: ride.decline, exact: true }).click(),
    )
    await ming.dialog.waitFor({ state: 'detached' })
    await ann.isAt(say.finding)
    await acceptByCall(third)
    await ann.isAt(say.coming)
    await cancel(ann, orderId)
    await ann.isAt(say.cancelled)

    const again = await sendPapers(ann.caller)
    await follow(ann, again)
    await acceptOffer(ming)
    await ann.isAt(say.coming)
    await ming.tap(ride.report)
    await ming.dialog.getByRole('button', { name: ride.release }).click()
    await ming.dialog.getByRole('radio', { name: ride.vehicle }).click()
    // The row that led here has its explanation in its name.
    await ming.answered(riderRelease, () =>
      ming.dialog.getByRole('button', { name: ride.release, exact: true }).click(),
    )
    await ann.isAt(say.finding)
    await acceptByCall(first)
    await ann.isAt(say.coming)
    await cancel(ann, again)
    expect([...ann.faults, ...ming.faults]).toEqual([])
    await Promise.all([ann.close(), ming.close()])
  })

  it('should be left by a photo, as the customer asked or after five wrong codes', async () => {
    const { ann, ming } = await onTheRoad(language, 0)
    const left = await sendPapers(ann.caller, true)
    await toTheDoor(ann, ming, left)
    await ming.sees(ride.contactFree)
    await leaveByPhoto(ming, language === 'en' ? 650 : 651)
    await delivered(ann, left)
    await ann.goto(`${pathOfRoute(routes.errandDetail)}?id=${left}`)
    await ann.button(say.doorPhoto).waitFor()

    await ming.goto(pathOfRoute(routes.riderTasks))
    const orderId = await sendPapers(ann.caller)
    await toTheDoor(ann, ming, orderId)
    const { deliveryCode } = await codesOf(ann.caller, orderId)
    const wrong = deliveryCode === '0000' ? '1111' : '0000'
    await handOver(ming, ride.delivered, wrong, ming.dialog.getByText(ride.wrongCode(4)))
    for (let left = 3; left > 0; left -= 1) {
      await typeDigits(ming, wrong)
      await ming.dialog.getByText(ride.wrongCode(left)).waitFor()
    }
    await typeDigits(ming, wrong)
    await ming.dialog.getByText(ride.locked).waitFor()
    await ming.page.keyboard.press('Escape')
    await ming.sees(ride.atTheDoor)
    await leaveByPhoto(ming, language === 'en' ? 652 : 653)
    await delivered(ann, orderId)
    expect([...ann.faults, ...ming.faults]).toEqual([])
    await Promise.all([ann.close(), ming.close()])
  })

  it('should be brought by a rider who is suspended on the way, and gets no other', async () => {
    const { ann, ming } = await onTheRoad(language, 0)
    const orderId = await sendPapers(ann.caller)
    await toTheDoor(ann, ming, orderId)
    await stage.operate('rider', people.rider, 'suspend')
    await ming.goto(pathOfRoute(routes.riderTasks))
    await ming.sees(ride.suspended)
    await ming.tap(ride.goOn)
    const { deliveryCode } = await codesOf(ann.caller, orderId)
    await handOver(ming, ride.delivered, deliveryCode ?? '', ming.screen.getByText(ride.ended))
    await delivered(ann, orderId)
    await ming.goto(pathOfRoute(routes.riderTasks))
    await ming.sees(ride.suspended)
    expect(await ming.button(ride.start).isDisabled()).toBe(true)
    await stage.operate('rider', people.rider, 'resume')
    expect([...ann.faults, ...ming.faults]).toEqual([])
    await Promise.all([ann.close(), ming.close()])
  })

  it('should say so when another rider was quicker, or was given the delivery', async () => {
    const { ann, ming, riders } = await onTheRoad(language, 1)
    const [other] = riders as [TestCaller]
    const orderId = await sendPapers(ann.caller)
    await ming.dialog.getByText(ride.forYou).waitFor()
    // The offer stays on the screen of whoever is slow to hear.
    const offers = `${stage.url}${pathOf(riderOffers.name)}`
    await ming.page.route(offers, (route) => route.abort())
    await acceptByCall(other)
    await ming.answered(riderAccept, () => ming.dialog.getByRole('button', { name: ride.accept }).click())
    await ming.sees(ride.taken)
    await ming.page.unroute(offers)
    await cancel(ann, orderId)
    await ming.goto()
    await ming.goto(pathOfRoute(routes.riderTasks))
    await ming.sees(ride.waiting)

    const given = await sendPapers(ann.caller)
    await follow(ann, given)
    await acceptOffer(ming)
    await ann.isAt(say.coming)
    const { number } = await ann.caller.call(errandDetail, { orderId: given })
    await stage.operate('delivery', number, 'release')
    await ming.sees(ride.notYours)
    await ann.isAt(say.finding)
    await stage.operate('delivery', number, 'assign', others[0])
    await ann.isAt(say.coming)
    await cancel(ann, given)
    expect([...ann.faults, ...ming.faults]).toEqual([])
    await Promise.all([ann.close(), ming.close()])
  })
})
