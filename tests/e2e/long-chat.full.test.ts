import { pathOf } from '@contract/paths'
import { addressOf } from '../support/examples'
import { longChatOf, numberedMessages } from '../support/long-chat'
import { from } from '../support/many-stores'
import { people, type Person } from '../support/person'
import { Stage } from '../support/stage'
import { until } from '../support/until'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

/** The numbers of the messages in the page, in their order. */
const drawn = async ({ screen }: Person): Promise<number[]> =>
  (
    await screen
      .getByRole('log')
      .getByText(/^Row \d+$/)
      .allTextContents()
  ).map((text) => Number(text.slice(4)))

/** Distance of a message from the top of the window, in px. */
const topOf = async ({ screen }: Person, number: number): Promise<number> =>
  (await screen.getByText(`Row ${number}`, { exact: true }).boundingBox())?.y ?? NaN

it('should go back through 600 messages to the first one, and keep what is read in place', async () => {
  const ann = await stage.open({ phone: people.member })
  const { id, count } = await longChatOf(ann.caller)
  const path = pathOf('chat.history')
  /** Reads a position when earlier messages are about to be drawn. */
  let look = async () => {}
  await ann.page.route(`${ann.base}${path}`, async (route) => {
    const response = await route.fetch()
    const body = numberedMessages(path, '', await response.text())
    await look()
    await route.fulfill({ response, body })
  })
  await ann.goto(addressOf('chat', { chat: { id } }))
  await ann.sees(`Row ${count}`)
  await ann.settled()
  let [first = 0] = await drawn(ann)
  while (first > 1) {
    const reading = first
    let before = NaN
    look = async () => {
      before = await topOf(ann, reading)
    }
    await ann.screen.getByText(`Row ${reading}`, { exact: true }).scrollIntoViewIfNeeded()
    await ann.page.mouse.move(180, 300)
    await ann.page.mouse.wheel(0, -10_000)
    await until(async () => ((await drawn(ann))[0] ?? reading) < reading)
    await ann.settled()
    expect(Math.abs((await topOf(ann, reading)) - before)).toBeLessThan(1)
    const numbers = await drawn(ann)
    first = numbers[0] ?? 0
    expect(numbers).toEqual(from(first, count - first + 1))
  }
  expect(ann.faults).toEqual([])
  await ann.close()
})
