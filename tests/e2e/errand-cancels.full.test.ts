import { errandCancelTerms } from '@contract/calls/errand'
import { languages } from '@contract/settings'
import { aRider } from '../../server/testing/errands'
import { aPurchase, type Purchase } from '../support/errand-purchase'
import { errandWords } from '../support/errand-words'
import { people, type Person } from '../support/person'
import { Stage } from '../support/stage'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

/** Cancels the errand on the screen by the terms that are shown; answers what was kept. */
async function cancel(ann: Person, errand: Purchase, terms: RegExp | string): Promise<number> {
  const say = errandWords[ann.language]
  await ann.answered(errandCancelTerms, () => ann.tap(say.cancel))
  await ann.dialog.getByText(terms).waitFor()
  await ann.dialog.getByRole('radio', { name: say.changedMind }).click()
  await ann.dialog.getByRole('button', { name: say.cancelOrder, exact: true }).click()
  await ann.dialog.getByText(say.orderCancelled).waitFor()
  await ann.dialog.getByRole('button', { name: ann.words.done, exact: true }).click()
  await ann.isAt(say.cancelled)
  const { total, refunded, paidAt } = await errand.read()
  return paidAt ? total - refunded : 0
}

const accepted = ({ rides }: Purchase) => rides((tx, order, desk) => desk.accept(tx, order, aRider))
const arrived = ({ rides }: Purchase) =>
  rides(async (tx, order, desk) => desk.arrive(tx, await desk.accept(tx, order, aRider)))

describe.each(languages)('in %s', (language) => {
  const say = errandWords[language]

  it('should be cancelled in each state at the terms that are shown, until its rider has the goods', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const unpaid = await aPurchase(stage, ann, { isPaid: false })
    await ann.isAt(say.toPay)
    expect(await cancel(ann, unpaid, say.terms.unpaid)).toBe(0)

    const waiting = await aPurchase(stage, ann)
    await ann.isAt(say.finding)
    expect(await cancel(ann, waiting, say.terms.waiting)).toBe(0)

    const fresh = await aPurchase(stage, ann)
    await accepted(fresh)
    await ann.isAt(say.coming)
    expect(await cancel(ann, fresh, say.terms.grace)).toBe(0)

    const ridden = await aPurchase(stage, ann)
    await accepted(ridden)
    await ridden.acceptedBefore(5)
    await ann.isAt(say.coming)
    expect(await cancel(ann, ridden, say.terms.fee)).toBe(5_00)

    const late = await aPurchase(stage, ann)
    await accepted(late)
    await late.acceptedBefore(60)
    await ann.isAt(say.coming)
    expect(await cancel(ann, late, say.terms.late)).toBe(0)

    const there = await aPurchase(stage, ann)
    await arrived(there)
    await there.acceptedBefore(60)
    await ann.isAt(say.atPickup)
    expect(await cancel(ann, there, say.terms.fee)).toBe(5_00)

    const bought = await aPurchase(stage, ann)
    await arrived(bought)
    await bought.rides((tx, order, desk) =>
      desk.bought(tx, order, [{ amount: 50_00, photoHash: `too late in ${language}` }]),
    )
    await ann.isAt(say.pickedUp)
    expect(await ann.button(say.cancel).count()).toBe(0)
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})
