import { settle } from '@/testing'
import { platform } from '../../../tests/stand-ins/taro'
import { clearGoal, resume } from './gate'
import { arrived, back, open } from './navigation'
import { answer, pick } from './pick'
import { token } from '@/platform/session/token'

const home = { route: 'pages/tab/home/index', params: {} }
const paths = () => platform.pages.map(({ route }) => route)
const list = 'pages/user/address/list/index'
const edit = 'pages/user/address/edit/index'
const codes = 'pages/city/area-code/index'

beforeEach(() => {
  platform.reset(home)
  arrived()
  token.set('token-of-the-test')
})

/** Simulates the back gesture: the screen below is shown again. */
async function goBack(delta = 1): Promise<void> {
  await back(delta)
  arrived()
}

/** The state of a promise: its value, or 'pending'. */
const now = (promise: Promise<unknown>) => Promise.race([promise, settle().then(() => 'pending')])

it('opens a screen and hears its answer', async () => {
  const code = pick('areaCodes')
  expect(paths()).toEqual([home.route, codes])
  expect(await now(code)).toBe('pending')
  await answer('areaCodes', '852')
  expect(await code).toBe('852')
  expect(paths()).toEqual([home.route])
})

it('hears nothing when the person goes back', async () => {
  const code = pick('areaCodes')
  await goBack()
  expect(await code).toBeUndefined()
})

it('waits on while the screen itself comes back into view', async () => {
  const chosen = pick('addressList', { select: '1' })
  await open('addressEdit', { id: 'a1' })
  await goBack()
  expect(await now(chosen)).toBe('pending')
  await answer('addressList', 'a1')
  expect(await chosen).toBe('a1')
})

/** Like the address book: an address that is added is also the chosen one. */
async function addInList(): Promise<void> {
  const added = await pick('addressEdit')
  if (added) await answer('addressList', added)
}

it('goes back at once past a screen that hands an answer on', async () => {
  const chosen = pick('addressList', { select: '1' })
  void addInList()
  expect(paths()).toEqual([home.route, list, edit])
  await answer('addressEdit', 'a2')
  expect(await chosen).toBe('a2')
  expect(paths()).toEqual([home.route])
})

it('goes back one screen from a nested one that gave no answer', async () => {
  const chosen = pick('addressList', { select: '1' })
  void addInList()
  await goBack()
  expect(paths()).toEqual([home.route, list])
  expect(await now(chosen)).toBe('pending')
  await goBack()
  expect(await chosen).toBeUndefined()
})

it('just goes back when the page was reloaded, so that nobody asks any more', async () => {
  platform.pages.push({ route: codes, params: {} })
  await answer('areaCodes', '852')
  expect(paths()).toEqual([home.route])
})

it('goes back past a screen that was reloaded and hands an answer on', async () => {
  platform.pages.push({ route: list, params: {} })
  void addInList()
  await answer('addressEdit', 'a2')
  expect(paths()).toEqual([home.route])
})

it('leaves the stack where the first screen was reloaded and hands an answer on', async () => {
  platform.reset({ route: list, params: {} })
  void addInList()
  await answer('addressEdit', 'a2')
  expect(paths()).toEqual([home.route])
})

describe('in a stack of nine', () => {
  beforeEach(async () => {
    for (let level = 1; level < 9; level++) await open('article', { id: `${level}` })
  })

  it('leaves the screen that asks open under the one that answers, and goes back to it', async () => {
    const asks = platform.pages[8]
    const code = pick('areaCodes')
    expect(paths()).toHaveLength(10)
    await answer('areaCodes', '852')
    expect(await code).toBe('852')
    expect(platform.pages[8]).toBe(asks)
    expect(paths()).toHaveLength(9)
  })

  it('goes back to it past a screen that hands an answer on', async () => {
    const chosen = pick('addressList', { select: '1' })
    void addInList()
    expect(paths()[9]).toBe(edit)
    await answer('addressEdit', 'a2')
    expect(await chosen).toBe('a2')
    expect(paths()).toHaveLength(9)
  })
})

describe('in a full stack of a visitor, where the screen takes the place of the one that asks', () => {
  beforeEach(async () => {
    token.clear()
    for (let level = 1; level < 9; level++) await open('article', { id: `${level}` })
  })

  it('answers whoever asked, and goes back to the screen under it', async () => {
    const code = pick('areaCodes')
    expect(paths()).toHaveLength(9)
    await answer('areaCodes', '852')
    expect(await code).toBe('852')
    expect(paths()).toHaveLength(8)
  })

  it('hears nothing when the person goes back', async () => {
    const code = pick('areaCodes')
    await goBack()
    expect(await code).toBeUndefined()
  })
})

it('keeps two picks of one screen apart, one after the other', async () => {
  const first = pick('areaCodes')
  await answer('areaCodes', '852')
  arrived()
  const second = pick('areaCodes')
  await answer('areaCodes', '853')
  expect([await first, await second]).toEqual(['852', '853'])
})

it('answers the newer one of two taps, and the older one hears nothing', async () => {
  const first = pick('areaCodes')
  const second = pick('areaCodes')
  expect(paths()).toEqual([home.route, codes])
  await answer('areaCodes', '852')
  arrived()
  expect([await first, await second]).toContain('852')
  expect([await first, await second]).toContain(undefined)
})

describe('for a visitor, where the screen needs a login', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    token.clear()
  })
  afterEach(() => {
    clearGoal()
    jest.useRealTimers()
  })

  const logIn = 'pagecenter/page/user/login/login-code/index'
  const sentToLogIn = () => settle(() => jest.advanceTimersByTime(300))

  it('opens after the login and hears the answer', async () => {
    const chosen = pick('addressList', { select: '1' })
    await sentToLogIn()
    token.set('token-of-the-test')
    await resume()
    arrived()
    expect(paths()).toEqual([home.route, list])
    await answer('addressList', 'a1')
    expect(await chosen).toBe('a1')
  })

  it('waits on while the person goes from one login screen to another', async () => {
    const chosen = pick('addressList', { select: '1' })
    await sentToLogIn()
    await open('register')
    await goBack()
    expect(paths()).toEqual([home.route, logIn])
    expect(await now(chosen)).toBe('pending')
  })

  it('hears nothing when the person goes back without logging in', async () => {
    const chosen = pick('addressList', { select: '1' })
    await sentToLogIn()
    await goBack()
    expect(await chosen).toBeUndefined()
  })
})
