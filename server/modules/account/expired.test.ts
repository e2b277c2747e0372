import { codeSend } from '@contract/calls/code'
import { loginAccount } from '@contract/calls/login'
import { userInfo } from '@contract/calls/user'
import { limits } from '@contract/limits'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld({ DEMO: 'on' })
})
afterAll(() => world.close())

const count = async (table: 'sessions' | 'codes' | 'attempts') =>
  (await world.app.context.db.selectFrom(table).selectAll().execute()).length

it('should delete sessions, codes and attempts once they have no effect, and not before', async () => {
  const phone = '13700000001'
  const ann = await world.make.customer({ phone })
  await world.visitor.call(codeSend, { phone: '13700000002', purpose: 'login' })
  expect(await world.visitor.refusal(loginAccount, { phone, password: 'wrong1234', agreed: true })).toBe(
    'passwordWrong',
  )
  const all = async () => [await count('sessions'), await count('codes'), (await count('attempts')) > 0]
  expect(await all()).toEqual([1, 1, true])
  await world.hours(23)
  expect(await all()).toEqual([1, 1, true])
  await world.hours(2)
  expect(await all()).toEqual([1, 0, false])
  await world.hours(limits.sessionDays * 24 - 26)
  expect(await ann.refusal(userInfo, {})).toBeUndefined()
  await world.hours(2)
  expect(await ann.refusal(userInfo, {})).toBe('tokenExpired')
  expect(await all()).toEqual([0, 0, false])
})
