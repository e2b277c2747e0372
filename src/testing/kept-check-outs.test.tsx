import type { ComponentType } from 'react'
import { type CallName, calls } from '@contract/calls'
import { feedback } from '@/platform/view/feedback'
import { drafts } from '@/state/base/drafts'
import { checkOuts, type CheckOut } from './check-outs'
import { renderScreen, settle, type Answers } from '.'

type Request = Record<string, unknown>
type Params = CheckOut['params']

/** Fields that name a quote or a request, which are others each time. */
const names = ['quoteId', 'idempotencyKey']

async function opened({ screen, params = {}, answers, quote }: CheckOut, others: Params = {}) {
  const { default: Screen } = jest.requireActual<{ default: ComponentType }>(`../${screen}`)
  const [call, quoted] = quote
  let asked = 0
  const quotes = { [call]: (request: object) => quoted(`q${++asked}`, request) } as Answers
  return renderScreen(Screen, { params: { ...params, ...others }, signedIn: true, answers: { ...answers, ...quotes } })
}

/** The last requests for a quote and for its order, which is refused by a fault of the server. */
async function requestsOf({ view, api }: Awaited<ReturnType<typeof opened>>, checkOut: CheckOut): Promise<Request> {
  const { quote, submit, agree, button } = checkOut
  await agree?.(view)
  api.break(submit[0], 500)
  await view.tap(button)
  const sent = [quote[0], submit[0]].map((call) => api.calls(call).at(-1) as Request)
  const fields = sent.flatMap((request, index) =>
    Object.entries(request).map(([field, value]) => [index + field, value]),
  )
  return Object.fromEntries(fields.filter(([field]) => !names.includes((field as string).slice(1)))) as Request
}

/** The fields of a call's request, of whatever kind it is. */
function fieldsOf(call: CallName): string[] {
  const { shape, options } = calls[call].request._zod.def as { shape?: object; options?: { _zod: { def: unknown } }[] }
  const shapes = options ? options.map((option) => (option._zod.def as { shape: object }).shape) : [shape ?? {}]
  return shapes.flatMap((each) => Object.keys(each))
}

/** A reload ends the page without unmounting anything. */
async function reload(): Promise<void> {
  await settle(() => feedback.hush())
  document.body.replaceChildren()
}

beforeEach(() => {
  drafts.clear()
  jest.useFakeTimers({ now: new Date('2030-01-01T04:00:00Z') })
})
afterEach(() => jest.useRealTimers())

describe.each(checkOuts)('The check-out $screen', (checkOut) => {
  it('keeps every choice over a reload', async () => {
    const first = await opened(checkOut)
    await checkOut.fill?.(first.view)
    const untouched = await requestsOf(first, checkOut)
    const chosen = new Set<string>()
    for (const { walk, params } of checkOut.choose) {
      const walked = async () => {
        await reload()
        drafts.clear()
        const there = await opened(checkOut, params)
        await walk(there.view)
        return there
      }
      const made = await requestsOf(await walked(), checkOut)
      // The order itself may keep choices, too.
      await walked()
      await reload()
      const after = await opened(checkOut, params)
      await settle(() => jest.advanceTimersByTime(500))
      expect(await requestsOf(after, checkOut)).toEqual(made)
      for (const field of Object.keys({ ...untouched, ...made }))
        if (JSON.stringify(made[field]) !== JSON.stringify(untouched[field])) chosen.add(field.slice(1))
    }
    const fields = [checkOut.quote[0], checkOut.submit[0]].flatMap(fieldsOf)
    const known = [...chosen, ...names, ...checkOut.fixed, ...(checkOut.agree ? ['agreed'] : [])]
    expect(fields.filter((field) => !known.includes(field))).toEqual([])
  })
})
