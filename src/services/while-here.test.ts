import type { Pending } from './http'
import { whileHere } from './while-here'

/** A call that a test answers, and the screen that it is of. */
function aCall(quiet: boolean) {
  let answer: (value: string) => void = () => undefined
  let refuse: (error: Error) => void = () => undefined
  const work = new Promise<string>((resolve, reject) => ([answer, refuse] = [resolve, reject]))
  const pending: Pending<string> = Object.assign(work, { abort: jest.fn() })
  const screen = { isLeft: false, missed: jest.fn() }
  const held = whileHere({ left: () => screen.isLeft, missed: screen.missed }, pending, { quiet })
  const heard: string[] = []
  held.then(
    (value) => heard.push(value),
    (error: Error) => heard.push(error.message),
  )
  return { answer, refuse, pending, screen, held, heard }
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

it('hears an answer and a refusal while the screen is there', async () => {
  const one = aCall(false)
  const other = aCall(false)
  one.answer('Yes')
  other.refuse(new Error('No'))
  await settled()
  expect([one.heard, other.heard]).toEqual([['Yes'], ['No']])
  expect(one.screen.missed).not.toHaveBeenCalled()
})

it('hears neither once it was left, and reports an answer that the customer had asked for', async () => {
  const [asked, read, refused] = [aCall(false), aCall(true), aCall(false)]
  for (const { screen } of [asked, read, refused]) screen.isLeft = true
  asked.answer('Yes')
  read.answer('Yes')
  refused.refuse(new Error('No'))
  await settled()
  expect([asked, read, refused].map(({ heard }) => heard)).toEqual([[], [], []])
  expect([asked, read, refused].map(({ screen }) => screen.missed.mock.calls.length)).toEqual([1, 0, 0])
  expect(await asked.held.work).toBe('Yes')
})

it('passes on what is known already and what gives the call up', () => {
  const { held, pending } = aCall(true)
  held.abort()
  expect(pending.abort).toHaveBeenCalledTimes(1)
  const known: Pending<string> = Object.assign(Promise.resolve('Yes'), { abort: jest.fn(), now: { value: 'Yes' } })
  expect(whileHere({ left: () => false, missed: jest.fn() }, known).now).toEqual({ value: 'Yes' })
})
