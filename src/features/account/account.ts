import type { User } from '@contract/entities/user'
import type { Api } from '@/services/api'
import { Resource } from '@/state/base/resource'
import type { SessionState } from '@/state/session'

/** The signed-in customer as a resource, initialized from the session; each load updates the session. */
export function accountResource(api: Api, session: SessionState): Resource<User> {
  const account = new Resource<User>(async () => {
    const user = await api.user.info({}, { quiet: true })
    session.setUser(user)
    return user
  })
  if (session.user) account.set(session.user)
  return account
}
