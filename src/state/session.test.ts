import { token } from '@/platform/session/token'
import { api } from '@/services/api'
import { FakeServer, settle } from '@/testing'
import { aUser } from '@/testing/user'
import { SessionState } from './session'

beforeEach(() => token.set('token-of-mia'))

it('knows the customer of the session', async () => {
  new FakeServer({ 'user.info': aUser() })
  const session = new SessionState(api)
  await session.refresh()
  expect(session.user?.nickname).toBe('Mia')
})

it('takes no customer whose session has ended meanwhile', async () => {
  const server = new FakeServer({ 'user.info': aUser(), 'login.logout': {} })
  const session = new SessionState(api)
  const asked = server.hold('user.info')
  await settle(() => void session.refresh())
  await settle(() => session.signOut())
  await asked.deliver(0)
  expect(session.user).toBeUndefined()
})
