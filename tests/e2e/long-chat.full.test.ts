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

/** Scrolls to the first of the messages in the page, at once: a wheel's movement would last while they are measured. */
const toTop = ({ screen }: Person): Promise<void> =>
  screen.getByRole('log').evaluate((log) => {
    let body: Element | null = log
    while (body && !/auto|scroll/.test(getComputedStyle(body).overflowY)) body = body.parentElement
    if (body) body.scrollTop = 0
  })

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
  let numbers = await drawn(ann)
  const seen = new Set(numbers)
  while ((numbers[0] ?? 0) > 1) {
    const [first = 0, reading = 0] = numbers
    let before = NaN
    look = async () => {
      before = await topOf(ann, reading)
    }
    await toTop(ann)
    await until(async () => ((await drawn(ann))[0] ?? first) < first, `messages before ${first}`)
    await ann.settled()
    await until(async () => Math.abs((await topOf(ann, reading)) - before) < 1, `message ${reading} in its place`)
    numbers = await drawn(ann)
    expect(numbers).toEqual(from(numbers[0] ?? 0, numbers.length))
    for (const number of numbers) seen.add(number)
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(from(1, count))
  expect(ann.faults).toEqual([])
  await ann.close()
})
