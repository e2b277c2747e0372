import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { drafts } from '@/state/base/drafts'
import { platform } from '../../tests/stand-ins/taro'
import { checkOuts, type CheckOut } from './check-outs'
import { renderScreen, settle, type Answers } from '.'

/** Hides the app, shows it again and passes the time after which a form looks whether its price has ended. */
async function leaveForAMoment(): Promise<void> {
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  await settle(() => jest.advanceTimersByTime(25_000))
}

beforeEach(() => {
  drafts.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

/** A check-out that is filled in, and whose first answer was lost. */
async function lost({ screen, params = {}, answers, quote, submit, fill, agree, button }: CheckOut) {
  const { default: Screen } = jest.requireActual<{ default: ComponentType }>(`../${screen}`)
  const [call, quoted] = quote
  let asked = 0
  const quotes = { [call]: (request: object) => quoted(`q${++asked}`, request) } as Answers
  const { view, api } = await renderScreen(Screen, { params, signedIn: true, answers: { ...answers, ...quotes } })
  await fill?.(view)
  await agree?.(view)
  return { view, api, tap: () => view.tap(button), call: submit[0], placed: submit[1] as never }
}

describe('A check-out whose answer was lost', () => {
  it.each(checkOuts)('of $screen repeats its request after the return to the app', async (checkOut) => {
    const { api, tap, call } = await lost(checkOut)
    api.lose(call)
    await tap()
    await leaveForAMoment()
    await tap()
    const [first, ...others] = api.calls(call)
    expect(others).toEqual([first])
  })

  it.each(checkOuts)('of $screen places nothing else if its request arrived', async (checkOut) => {
    const { view, api, tap, call, placed } = await lost(checkOut)
    api.lose(call)
    await tap()
    await checkOut.edit(view)
    api.answer(call, placed)
    await tap()
    const [first, edited, repeated, ...others] = api.calls(call) as object[]
    expect(edited).not.toEqual(first)
    expect(new Set(api.keys(call)).size).toBe(1)
    expect([repeated, ...others]).toEqual([first])
    expect(view.getByText('Your first request went through, so nothing else was sent.')).toBeVisible()
  })

  it.each(checkOuts)('of $screen places what was changed if its request did not arrive', async (checkOut) => {
    const { view, api, tap, call, placed } = await lost(checkOut)
    api.break(call, 503)
    await tap()
    await checkOut.edit(view)
    api.answer(call, placed)
    await tap()
    const [first, edited, ...others] = api.calls(call) as object[]
    expect(edited).not.toEqual(first)
    expect(others).toEqual([])
    expect(view.queryByRole('alertdialog')).toBeNull()
  })

  it('is tried wherever one is made', () => {
    const src = join(__dirname, '..')
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    )
    const making = files.filter((file) => readFileSync(join(src, file), 'utf8').includes('new Checkout('))
    const tried = checkOuts.map(({ screen, by = `${screen}/model.ts` }) => by)
    expect(making.sort()).toEqual(tried.sort())
  })
})
