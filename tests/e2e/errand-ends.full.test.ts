import { errandAnswerDelivery } from '@contract/calls/errand'
import { languages } from '@contract/settings'
import { aRider } from '../../server/testing/errands'
import { aPurchase, payInSheet } from '../support/errand-purchase'
import { errandWords } from '../support/errand-words'
import { people } from '../support/person'
import { Stage } from '../support/stage'
import { until } from '../support/until'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

describe.each(languages)('in %s', (language) => {
  const say = errandWords[language]

  it('should be brought back when nobody is there, with the refund of the shop', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const { rides, read } = await aPurchase(stage, ann)
    await ann.isAt(say.finding)
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

  it('should have its tip raised while nobody takes it, and refund all when nobody does', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const { rides, read } = await aPurchase(stage, ann)
    await ann.isAt(say.finding)
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
