import { createHashHistory, type HashHistory } from 'history'
import { guardBack } from './back-guard'
import { followHistory } from './typed-address'

let mockHistory: HashHistory | undefined

// The router begins after all files were read.
jest.mock('@tarojs/router', () => ({
  get history() {
    return (mockHistory ??= createHashHistory())
  },
}))

const router = () => {
  if (!mockHistory) throw new Error('The router has not begun')
  return mockHistory
}

/** Does something and waits until the router hears where the browser is. */
const heard = (act: () => void) =>
  new Promise<string>((resolve) => {
    const stop = router().listen(({ location }) => {
      stop()
      resolve(location.pathname)
    })
    act()
  })

const position = () => (window.history.state as { idx?: number }).idx

beforeAll(followHistory)

it('gives an address that is typed the place after the one before it', async () => {
  router().push('/store')
  const at = position() ?? NaN
  expect(await heard(() => (window.location.hash = '#/typed'))).toBe('/typed')
  expect(position()).toBe(at + 1)
  router().push('/next')
  expect(position()).toBe(at + 2)
})

it('guards a screen that was opened by its address', async () => {
  await heard(() => (window.location.hash = '#/typed-too'))
  const isAsked = new Promise<void>((resolve) => guardBack(resolve))
  window.history.back()
  await isAsked
  expect(window.location.hash).toBe('#/typed-too')
})

it('lets an address that is typed take a guarded screen’s place', async () => {
  router().push('/pay')
  const asked = jest.fn()
  guardBack(asked)
  expect(await heard(() => (window.location.hash = '#/away'))).toBe('/away')
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  ['#/%E4%B8', '/%25E4%25B8'],
  ['#/%', '/%25'],
  ['#/pages/%ZZ?id=1', '/pages/%25ZZ'],
  ['#/%E4%B8%AD', '/%E4%B8%AD'],
  ['#/typed?text=%E4%B8', '/typed'],
])('hands the router a path that it can decode for %s', async (hash, path) => {
  const heardPath = await heard(() => (window.location.hash = hash))
  expect(heardPath).toBe(path)
  expect(() => decodeURI(heardPath)).not.toThrow()
})

it('hands the router such a path at the start too', () => {
  window.history.replaceState(null, '', '#/%E4%B8')
  jest.isolateModules(() => jest.requireActual<object>('./typed-address'))
  expect(window.location.hash).toBe('#/%25E4%25B8')
})
