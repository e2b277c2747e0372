import { pathOf } from '@contract/paths'
import { bubble } from '../support/chat'
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

/** The element that scrolls the messages. */
const bodyOf = ({ screen }: Person) =>
  screen.getByRole('log').evaluateHandle((log) => {
    let body: Element | null = log
    while (body && !/auto|scroll/.test(getComputedStyle(body).overflowY)) body = body.parentElement
    return body ?? log
  })

/** Scrolls to the first of the messages in the page, at once: a wheel's movement would last while they are measured. */
const toTop = async (person: Person): Promise<void> =>
  (await bodyOf(person)).evaluate((body) => void (body.scrollTop = 0))

/** Whether the end of the messages is in view. */
const isAtEnd = async (person: Person): Promise<boolean> =>
  (await bodyOf(person)).evaluate((body) => body.scrollHeight - body.clientHeight - body.scrollTop < 2)

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

it('should keep the newest message in view when the quick replies come late and take room from it', async () => {
  const ann = await stage.open({ phone: people.member })
  const { id, count } = await longChatOf(ann.caller)
  const numbered = pathOf('chat.history')
  await ann.page.route(`${ann.base}${numbered}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: numberedMessages(numbered, '', await response.text()) })
  })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await ann.page.route(`${ann.base}${pathOf('chat.quickReplies')}`, async (route) => {
    await asked
    await route.continue()
  })
  await ann.goto(addressOf('chat', { chat: { id } }))
  await ann.sees(`Row ${count}`)
  await until(() => isAtEnd(ann), 'the newest message in view')
  answer()
  await ann.button('What’s in it?').waitFor()
  await until(() => isAtEnd(ann), 'the newest message in view above the replies')
  expect(ann.faults).toEqual([])
  await ann.close()
})

it('should offer what comes while earlier messages are read, over the messages, and lead to it', async () => {
  const ann = await stage.open({ phone: people.member })
  const { id: conversationId, count } = await longChatOf(ann.caller)
  await ann.goto(addressOf('chat', { chat: { id: conversationId } }))
  const field = ann.field('Write a message')
  await field.waitFor()
  await ann.settled()
  const before = await field.boundingBox()
  await toTop(ann)
  await ann.settled()
  const { services, context } = await stage.app()
  const body = { kind: 'text' as const, text: `Message ${count + 1}` }
  await context.db.transaction().execute((tx) => services.chat.say(tx, { conversationId, sender: 'store', body }))
  services.chat.committedNow()
  const offer = ann.button('1 new message')
  await offer.waitFor()
  const box = await offer.boundingBox()
  expect(box?.x).toBeGreaterThan(375 / 2)
  expect(await field.boundingBox()).toEqual(before)
  await offer.click()
  await bubble(ann, body.text).waitFor()
  await until(() => isAtEnd(ann), 'the new message in view')
  await offer.waitFor({ state: 'detached' })
  expect(ann.faults).toEqual([])
  await ann.close()
})
