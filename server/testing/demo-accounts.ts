import { loginAccount } from '@contract/calls/login'
import { type Account, accounts } from '../demo/city'
import { TestCaller } from './caller'
import type { World } from './world'

/** Signs in to an account of the demo city, by its key. */
export async function enterDemo(world: World, key: string): Promise<{ account: Account; caller: TestCaller }> {
  const account = accounts.find((each) => each.key === key)
  if (!account) throw new Error(`The demo city has no account ${key}`)
  const { phone, password } = account
  const { user, userToken } = await world.visitor.call(loginAccount, { phone, password, agreed: true })
  return { account, caller: new TestCaller(world.base, user.id, userToken) }
}
