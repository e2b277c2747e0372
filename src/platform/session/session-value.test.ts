import { settle } from '@/testing'
import { SessionValue } from './session-value'
import { token } from './token'

/** Each case keeps its value under its own name, since the device is one. */
let key = ''
let count = 0
beforeEach(() => {
  key = `session-value-${(count += 1)}`
  token.clear()
})
afterEach(() => token.clear())

const opened = async () => {
  const value = new SessionValue(key, 'none')
  await settle(() => undefined)
  return value
}

it('keeps a value through a restart of the same session', async () => {
  token.set('token-of-ann-00000001')
  ;(await opened()).set('bay')
  expect((await opened()).value).toBe('bay')
})

it('gives what a visitor left to the account that logs in, and to no later one', async () => {
  const value = await opened()
  value.set('bay')
  token.set('token-of-ann-00000001')
  expect(value.value).toBe('bay')
  token.clear()
  expect(value.value).toBe('none')
  token.set('token-of-ben-00000002')
  expect(value.value).toBe('none')
})

it('hides the value of an account that logged out while nothing had opened it', async () => {
  token.set('token-of-ann-00000001')
  ;(await opened()).set('bay')
  token.clear()
  token.set('token-of-ben-00000002')
  expect((await opened()).value).toBe('none')
})
