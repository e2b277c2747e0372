import { feedback } from '@/platform/view/feedback'
import { CallFailure, NetworkError } from '@/services/failures'
import type { KeyAdder } from '@/state/base/send-once'
import { Checkout } from './checkout'
import { Quotes } from './quotes'
import { totalChange } from './text'

interface AQuote {
  readonly id: string
  readonly total: number
}

/** A promise that the test settles. */
function held<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<T>((done, failed) => ([resolve, reject] = [done, failed]))
  return { promise, resolve, reject }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))
const refusal = (name: 'quoteExpired' | 'quoteChanged' | 'storeClosed' | 'idempotencyKeyReused') =>
  new CallFailure(1, name, name, null)

/** A check-out of quotes with these totals, whose calls of `order.submit` the test answers in turn. */
async function opened(...totals: number[]) {
  let asked = 0
  const request = async (): Promise<AQuote> => ({ id: `q${++asked}`, total: totals[asked - 1] ?? totals.at(-1) ?? 0 })
  const quotes = new Quotes<AQuote>({ request })
  const submit = jest.fn<Promise<{ orderId: string }>, [{ quoteId: string; idempotencyKey: string }]>()
  const leave = jest.fn()
  const record = jest.fn()
  const checkout = new Checkout({
    quotes,
    place: ({ id: quoteId }, keyed: KeyAdder) => submit(keyed({ quoteId })),
    record,
    leave,
    amount: ({ total }) => total,
    change: (before: AQuote, after: AQuote) => totalChange(before.total, after.total),
  })
  await quotes.quote.load()
  return {
    quotes,
    checkout,
    submit,
    leave,
    record,
    keys: () => submit.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey),
  }
}

beforeEach(() => feedback.hush())

describe('Checkout', () => {
  it('places an order once, however often it is pressed', async () => {
    const { checkout, submit, leave, record } = await opened(500)
    const call = held<{ orderId: string }>()
    submit.mockReturnValue(call.promise)
    const placing = [checkout.submit(), checkout.submit()]
    expect(checkout.busy).toBe(true)
    call.resolve({ orderId: 'o1' })
    await Promise.all(placing)
    expect(submit).toHaveBeenCalledTimes(1)
    expect(record).toHaveBeenCalledWith({ orderId: 'o1' }, expect.objectContaining({ id: 'q1' }))
    expect(leave).toHaveBeenCalledTimes(1)
    expect(checkout.busy).toBe(false)
  })

  it('repeats the same request after a lost answer, and a new one after a refusal', async () => {
    const { checkout, submit, keys, quotes } = await opened(500)
    submit.mockRejectedValueOnce(new NetworkError(0, 'No connection')).mockRejectedValueOnce(refusal('storeClosed'))
    submit.mockResolvedValue({ orderId: 'o1' })
    await checkout.submit()
    expect(quotes.current).toMatchObject({ id: 'q1' })
    await checkout.submit()
    await checkout.submit()
    const [first, second, third] = keys()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('keeps the quote of a lost answer over the return to the screen, until something else is chosen', async () => {
    const { checkout, submit, keys, quotes } = await opened(500)
    submit.mockRejectedValueOnce(new NetworkError(0, 'No connection')).mockResolvedValue({ orderId: 'o1' })
    await checkout.submit()
    checkout.returned()
    await soon()
    expect(checkout.isUnsure()).toBe(true)
    checkout.choose(() => undefined)
    checkout.returned()
    await soon()
    expect(quotes.current).toMatchObject({ id: 'q2' })
    expect(checkout.isUnsure()).toBe(false)
    await checkout.submit()
    expect(new Set(keys()).size).toBe(1)
  })

  it('sends what was changed since a lost answer once all that was lost is known to be refused', async () => {
    const { checkout, submit, leave, keys } = await opened(500)
    const sent = () => submit.mock.calls.map(([{ quoteId }]) => quoteId)
    const change = async () => {
      checkout.choose(() => undefined)
      checkout.returned()
      await soon()
    }
    submit.mockRejectedValueOnce(new NetworkError(0, 'No connection'))
    await checkout.submit()
    await change()
    submit.mockRejectedValueOnce(new NetworkError(0, 'No connection'))
    await checkout.submit()
    await change()
    const taken = refusal('idempotencyKeyReused')
    submit.mockRejectedValueOnce(taken).mockRejectedValueOnce(taken).mockRejectedValueOnce(refusal('storeClosed'))
    submit.mockResolvedValue({ orderId: 'o1' })
    await checkout.submit()
    expect(sent()).toEqual(['q1', 'q2', 'q3', 'q1', 'q2', 'q3'])
    expect(new Set(keys().slice(0, 5)).size).toBe(1)
    expect(keys().at(-1)).not.toBe(keys()[0])
    expect(leave).toHaveBeenCalledWith({ orderId: 'o1' }, expect.objectContaining({ id: 'q3' }))
    expect(feedback.question).toBeUndefined()
  })

  it('asks for an earlier order until its answer comes, and sends no changed one meanwhile', async () => {
    const { checkout, submit, leave, keys } = await opened(500)
    const lost = new NetworkError(0, 'No connection')
    submit.mockRejectedValueOnce(lost)
    await checkout.submit()
    checkout.choose(() => undefined)
    checkout.returned()
    await soon()
    submit.mockRejectedValueOnce(refusal('idempotencyKeyReused')).mockRejectedValueOnce(lost)
    await checkout.submit()
    submit.mockRejectedValueOnce(refusal('idempotencyKeyReused')).mockResolvedValueOnce({ orderId: 'o1' })
    const placing = checkout.submit()
    await soon()
    feedback.answer(true)
    await placing
    expect(submit.mock.calls.map(([{ quoteId }]) => quoteId)).toEqual(['q1', 'q2', 'q1', 'q2', 'q1'])
    expect(new Set(keys()).size).toBe(1)
    expect(leave).toHaveBeenCalledWith({ orderId: 'o1' }, expect.objectContaining({ id: 'q1' }))
  })

  it('places the next quote of the same amount after one has expired, once', async () => {
    const { checkout, submit, leave } = await opened(500)
    submit.mockRejectedValue(refusal('quoteExpired'))
    await checkout.submit()
    expect(submit.mock.calls.map(([{ quoteId }]) => quoteId)).toEqual(['q1', 'q2'])
    expect(feedback.toast).toBe('quoteExpired')
    expect(leave).not.toHaveBeenCalled()
  })

  it.each(['quoteExpired', 'quoteChanged'] as const)(
    'shows another amount after %s, and places nothing',
    async (name) => {
      const { checkout, submit } = await opened(500, 700)
      submit.mockRejectedValueOnce(refusal(name))
      const placing = checkout.submit()
      await soon()
      expect(feedback.question?.text).toContain('¥5.00 → ¥7.00')
      feedback.answer(true)
      await placing
      expect(submit).toHaveBeenCalledTimes(1)
    },
  )

  it('records an order whose answer comes after the screen was left', async () => {
    const { checkout, submit, leave, record } = await opened(500)
    const work = Promise.resolve({ orderId: 'o1' })
    submit.mockReturnValue(Object.assign(new Promise<never>(() => undefined), { work }))
    void checkout.submit()
    await soon()
    expect(record).toHaveBeenCalledWith({ orderId: 'o1' }, expect.objectContaining({ id: 'q1' }))
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('Quotes', () => {
  it('offers nothing to place until the quote of the last choice has come, whatever the order of the answers', async () => {
    const answers = [held<AQuote>(), held<AQuote>(), held<AQuote>()]
    let asked = 0
    const quotes = new Quotes<AQuote>({ request: () => answers[asked++]?.promise ?? Promise.reject(new Error('none')) })
    const first = quotes.quote.load()
    answers[0]?.resolve({ id: 'q1', total: 100 })
    await first
    const changes = [quotes.change(() => undefined), quotes.change(() => undefined)]
    expect(quotes.current).toBeUndefined()
    answers[1]?.resolve({ id: 'q2', total: 200 })
    await changes[0]
    expect(quotes.current).toBeUndefined()
    answers[2]?.resolve({ id: 'q3', total: 300 })
    await changes[1]
    expect(quotes.current).toMatchObject({ id: 'q3' })
  })

  it('adopts the choices of the quote in force when a change was refused', async () => {
    let rooms = 1
    const request = async () => {
      if (rooms > 1) throw refusal('storeClosed')
      return { id: 'q1', rooms }
    }
    const quotes = new Quotes({ request, adopt: (quote) => (rooms = quote.rooms) })
    await quotes.quote.load()
    await quotes.change(() => (rooms = 2))
    expect(rooms).toBe(1)
    expect(quotes.current).toMatchObject({ id: 'q1' })
  })
})
