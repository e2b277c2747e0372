import { history as router } from '@tarojs/router'
import { freeBack, guardBack } from './back-guard'

/** Events received by the router. */
let heard: string[] = []
let unlisten: () => void = () => undefined
let end: () => void = () => undefined
const asked = jest.fn()

/** Resolves once the browser has come to an address. */
const arrived = (hash: string) =>
  new Promise<void>((resolve) => {
    const listen = () => {
      if (window.location.hash !== hash) return
      window.removeEventListener('hashchange', listen)
      resolve()
    }
    window.addEventListener('hashchange', listen)
  })

/** Moves in the browser history and waits until the question was asked. */
async function goBack(steps: number): Promise<void> {
  const isAsked = new Promise<void>((resolve) => asked.mockImplementation(resolve))
  window.history.go(-steps)
  await isAsked
}

beforeEach(() => {
  for (const name of ['home', 'store', 'pay']) router.push(`/${name}`)
  heard = []
  unlisten = router.listen(({ action, location }) => heard.push(`${action} ${location.pathname}`))
  asked.mockReset()
})
afterEach(() => {
  end()
  unlisten()
})

it.each([1, 2])('asks instead of going %d back, each time, and the router stays where it is', async (steps) => {
  end = guardBack(asked)
  for (let time = 1; time <= 2; time++) {
    await goBack(steps)
    expect(asked).toHaveBeenCalledTimes(time)
    expect(window.location.hash).toBe('#/pay')
  }
  expect(heard).toEqual([])
})

it('lets the browser go once it has ended', async () => {
  guardBack(asked)()
  window.history.back()
  await arrived('#/store')
  expect(heard).toEqual(['POP /store'])
  expect(asked).not.toHaveBeenCalled()
})

it('lets the app go at once, also for the answer to the question', async () => {
  end = guardBack(asked)
  await goBack(1)
  router.replace('/order')
  expect(heard).toEqual(['REPLACE /order'])
  window.history.back()
  await arrived('#/store')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('asks the latest of several guards alone, then the one before', async () => {
  const below = jest.fn()
  const endBelow = guardBack(below)
  end = guardBack(asked)
  await goBack(1)
  expect([asked.mock.calls.length, below.mock.calls.length]).toEqual([1, 0])
  end()
  const isAsked = new Promise<void>((resolve) => below.mockImplementation(resolve))
  window.history.back()
  await isAsked
  expect([asked.mock.calls.length, window.location.hash]).toEqual([1, '#/pay'])
  endBelow()
})

it('lets a step back of the app go, however many guards there are', async () => {
  guardBack(asked)
  guardBack(asked)
  void freeBack()
  window.history.back()
  await arrived('#/store')
  expect(heard).toEqual(['POP /store'])
  expect(asked).not.toHaveBeenCalled()
})

it('lets the browser go forward, and to an address that is typed', async () => {
  router.push('/cashier')
  window.history.back()
  await arrived('#/pay')
  heard = []
  end = guardBack(asked)
  window.history.forward()
  await new Promise<void>((resolve) => router.listen(() => resolve()))
  expect(heard).toEqual(['POP /cashier'])
  end = guardBack(asked)
  // Outside of production the library says that it cannot block this one.
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  window.location.hash = '#/typed'
  await new Promise<void>((resolve) => router.listen(() => resolve()))
  warn.mockRestore()
  expect(heard).toEqual(['POP /cashier', 'POP /typed'])
  expect(asked).not.toHaveBeenCalled()
})

it('does not ask before a refresh', () => {
  end = guardBack(asked)
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(false)
})
