import type { Response } from '@contract/call'
import { errandAnswerPurchase, errandList, errandOrderStance, errandSubmit } from '@contract/calls/errand'
import { formatMoney } from '@contract/money'
import { languages } from '@contract/settings'
import { pathOf } from '@contract/paths'
import { pathOfRoute, routes } from '@/routes'
import { aRider } from '../../server/testing/errands'
import { aPurchase } from '../support/errand-purchase'
import { errandWords } from '../support/errand-words'
import { people, type Person } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

/** A purchase whose rider in the shop asks for 20.00 more, and could buy some of it for less. */
async function aQuestion(ann: Person, without: number) {
  const say = errandWords[ann.language]
  const errand = await aPurchase(stage, ann)
  await ann.isAt(say.finding)
  await errand.rides(async (tx, order, desk) => {
    const arrived = await desk.arrive(tx, await desk.accept(tx, order, aRider))
    await desk.ask(tx, arrived, { amount: 70_00, without, note: '' })
  })
  await ann.isAt(say.asked)
  return errand
}

/** Answers on the screen of the question. */
async function answer(ann: Person, way: RegExp, button: string): Promise<void> {
  const say = errandWords[ann.language]
  await ann.tap(say.answerAny)
  await ann.isAt(say.over)
  await ann.screen.getByRole('radio', { name: way }).click()
  await ann.answered(errandAnswerPurchase, () => ann.tap(button))
}

describe.each(languages)('in %s', (language) => {
  const say = errandWords[language]

  it('should stop a dearer purchase that is refused, or buy what the estimate covers, also when nobody answers', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const stopped = await aQuestion(ann, 30_00)
    await answer(ann, say.stop, say.doStop)
    await ann.isAt(say.cancelled)
    await ann.sees(say.because)
    const { total, refunded } = await stopped.read()
    expect(total - refunded).toBe(5_00)

    const less = await aQuestion(ann, 30_00)
    await answer(ann, say.without, say.doWithout)
    await ann.isAt(say.pickedUp)
    await less.rides(async (tx, order, desk) => {
      const photoHash = `less in ${language}`
      await desk.setOff(tx, await desk.bought(tx, order, [{ amount: 30_00, photoHash }]), 5)
    })
    await ann.isAt(say.onTheWay)
    expect(await less.read()).toMatchObject({ spent: 30_00, refunded: 20_00 })

    const some = await aQuestion(ann, 30_00)
    await some.endSilence()
    await ann.isAt(say.pickedUp)
    expect((await some.read()).state).toBe('riderPicking')

    const none = await aQuestion(ann, 0)
    await none.endSilence()
    await ann.isAt(say.cancelled)
    await ann.sees(say.because)
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should cost what was quoted when the weather turns before it is placed', async () => {
    const rainy = await stage.second({ DEMO_AUTOPILOT: 'off', ERRAND_TERMS: '{"badWeather": true}' })
    const ann = await stage.open({ phone: people.member, language })
    await fundAll(stage.rows, [ann.caller])
    await ann.goto(`${pathOfRoute(routes.errandForm)}?kind=send`)
    await ann.tap(say.sendTo)
    await ann.screen.getByRole('radio').nth(1).click()
    const quoted = ann.page.waitForResponse(`${stage.url}${pathOf(errandOrderStance.name)}`)
    await ann.tap(say.papers)
    const { data } = (await (await quoted).json()) as { data: Response<typeof errandOrderStance> }
    const price = formatMoney(data.quote?.total ?? 0)
    await ann.screen.getByRole('checkbox', { name: say.agree }).click()
    // The rain begins at the server that takes the order.
    const submit = pathOf(errandSubmit.name)
    await ann.page.route(`${stage.url}${submit}`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${rainy.url}${submit}` }) })
    })
    await ann.tap(say.place)
    await ann.button(new RegExp(`${price}$`)).waitFor()
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ann.tap(ann.words.viewOrder)
    await ann.isAt(say.finding)
    expect(await ann.screen.getByText(say.weather).count()).toBe(0)
    const { items } = await ann.caller.call(errandList, {})
    expect(items[0]?.total).toBe(data.quote?.total)

    // A later errand is quoted in the rain.
    const ben = await stage.open({ phone: people.member, language }, rainy.url)
    await ben.goto(`${pathOfRoute(routes.errandForm)}?kind=buy`)
    await ben.fill(say.what, '7up')
    await ben.tap(say.cost)
    await ben.dialog.getByLabel(say.amount, { exact: true }).fill('20')
    await ben.dialog.getByRole('button', { name: ben.words.done }).click()
    await ben.sees(say.weather)
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.close(), ben.close()])
    await rainy.stop()
  })
})
