import { addressOf } from '../support/examples'
import { layoutFaults } from '../support/layout-faults'
import { placeOrder } from '../support/orders'
import { people } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { sweep } from '../support/sweep'
import { textFaults } from '../support/text-faults'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

// The narrowest phones, with words of the usual size: names may end in an ellipsis, all else is read and tapped in full.
sweep(stage, { width: 320, height: 640 }, async ({ screen }) => {
  const texts = (await textFaults(screen)).filter((fault) => !fault.startsWith('shortened'))
  expect([...texts, ...(await layoutFaults(screen))]).toEqual([])
})

it.each([320, 360, 390])('should have three keys a row for the pay password, %d px wide', async (width) => {
  const ann = await stage.open({ phone: people.member, width, height: 640 })
  const orderId = await placeOrder(ann.caller, await findShop(stage.url))
  await ann.goto(addressOf('pay', { pay: { orderId } }))
  await ann.tap(/^Pay ¥/)
  await ann.isAt('Enter pay password')
  const leftOf = async (digit: string) =>
    (await ann.dialog.getByRole('button', { name: digit, exact: true }).boundingBox())?.x
  const columns = async (row: string) => Promise.all([...row].map(leftOf))
  expect(await columns('456')).toEqual(await columns('123'))
  expect(await columns('789')).toEqual(await columns('123'))
  // The cells of the digits keep a distance from the edges.
  const cells = await ann.dialog.getByRole('progressbar').evaluate((bar) => {
    const [first, last] = [bar.firstElementChild, bar.lastElementChild].map((cell) => cell?.getBoundingClientRect())
    return [first?.left ?? 0, window.innerWidth - (last?.right ?? 0)]
  })
  expect(Math.min(...cells)).toBeGreaterThan(8)
  await ann.close()
})
