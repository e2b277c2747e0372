import { guardBack } from './back-guard'

/** What the router hears of the browser. */
const heard: string[] = []
const hear = ({ type }: Event) => heard.push(type)

let end: () => void = () => undefined
const asked = jest.fn()

beforeEach(() => {
  for (const idx of [1, 2]) window.history.pushState({ idx }, '', `#/screen-${idx}`)
  window.addEventListener('popstate', hear)
  window.addEventListener('hashchange', hear)
})
afterEach(() => {
  end()
  window.removeEventListener('popstate', hear)
  window.removeEventListener('hashchange', hear)
  heard.length = 0
  asked.mockReset()
})

it.each([1, 2])(
  'asks instead of going %d back, each time, and the router hears of nothing until it ends',
  async (steps) => {
    window.history.replaceState({ idx: 0 }, '', '#/screen-0')
    for (const idx of [1, 2]) window.history.pushState({ idx }, '', `#/screen-${idx}`)
    end = guardBack(asked)
    for (let time = 1; time <= 2; time++) {
      const isAsked = new Promise<void>((resolve) => asked.mockImplementation(resolve))
      window.history.go(-steps)
      await isAsked
      expect(asked).toHaveBeenCalledTimes(time)
      expect(window.location.hash).toBe('#/screen-2')
    }
    end()
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await gone
    expect(window.location.hash).toBe('#/screen-1')
    expect(asked).toHaveBeenCalledTimes(2)
    expect(heard).toEqual(['popstate'])
  },
)

it('lets the browser go forward', async () => {
  window.history.back()
  await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
  heard.length = 0
  end = guardBack(asked)
  window.history.forward()
  await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
  expect(window.location.hash).toBe('#/screen-2')
  expect(heard).toContain('popstate')
  expect(asked).not.toHaveBeenCalled()
})
