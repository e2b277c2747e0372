import { loginLogout } from '@contract/calls/login'
import { pathOf } from '@contract/paths'
import { TestCaller } from '../../server/testing/caller'
import { people, type Person } from './person'
import { logInByPassword } from './steps'

/** The member's session ends on the server, they find out by an action, log in again, and are back at a title. */
export async function expire(ann: Person, find: () => Promise<void>, title: string | RegExp): Promise<TestCaller> {
  await ann.caller.call(loginLogout, {})
  // Either the action notices first, or the live channel that reconnects.
  await Promise.any([find(), ann.isAt(ann.words.codeTitle)])
  await ann.isAt(ann.words.codeTitle)
  await logInByPassword(ann, people.member)
  await ann.isAt(title)
  const caller = new TestCaller(ann.base).as(await ann.storedToken())
  caller.language = ann.language
  return caller
}

/**
 * Acts twice: the first request arrives and its answer is lost, the second one repeats it.
 * @returns the two requests' idempotency keys
 */
export async function twice(ann: Person, call: { name: string }, act: () => Promise<void>): Promise<string[]> {
  const keys: string[] = []
  const isCall = (url: string) => url.endsWith(pathOf(call.name))
  ann.page.on('request', (request) => {
    if (isCall(request.url())) keys.push((request.postDataJSON() as { idempotencyKey: string }).idempotencyKey)
  })
  const restore = await ann.loseAnswers(pathOf(call.name))
  const lost = ann.page.waitForEvent('requestfailed', (request) => isCall(request.url()))
  await act()
  await lost
  await restore()
  await ann.settled()
  await ann.answered(call, act)
  return keys
}
