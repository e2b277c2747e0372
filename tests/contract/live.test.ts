import type { Audience } from '@contract/call'
import { calls } from '@contract/calls'
import type { TestCaller } from '../../server/testing/caller'
import { PoliteCaller } from './polite-caller'
import { contractSuite } from './suite'
import { timeLimit } from '../support/time-limit'

/** Tests any back end against the contract: scripts/test-contract.mjs says what it needs. */
const base = process.env['CONTRACT_BASE'] ?? ''
const merchantPhone = process.env['CONTRACT_MERCHANT'] ?? ''
const riderPhone = process.env['CONTRACT_RIDER'] ?? ''
const staffPhone = process.env['CONTRACT_STAFF'] ?? ''
/** Few, so that a back end with the limits of calls of ours is done within minutes. */
const bodiesPerCall = 20

type Signed = Exclude<Audience, 'anyone'>

// A limit of calls may ask to wait for ten minutes.
jest.setTimeout(timeLimit(900))

describe(`the back end at ${base}`, () => {
  let phones = Math.floor(Math.random() * 1e7)
  const visitor = new PoliteCaller(base)
  /** Sessions in use, by role; an ended one is replaced. */
  const sessions = new Map<Signed, TestCaller>()

  async function signIn(phone: string): Promise<TestCaller> {
    const { shownCode } = await visitor.call(calls['code.send'], { phone, purpose: 'login' })
    const session = await visitor.call(calls['login.mobile'], { phone, code: shownCode ?? '', agreed: true })
    return visitor.as(session.userToken, session.user.id)
  }

  async function reuse(who: Signed, phone: () => string): Promise<TestCaller> {
    const known = sessions.get(who)
    const alive = known && (await known.refusal(calls['user.info'], {})) === undefined
    const caller = alive ? known : await signIn(phone())
    sessions.set(who, caller)
    return caller
  }

  contractSuite(() => ({
    visitor: () => visitor,
    customer: () => reuse('customer', () => `139${String(++phones).padStart(8, '0')}`),
    merchant: () => reuse('merchant', () => merchantPhone),
    rider: () => reuse('rider', () => riderPhone),
    staff: () => reuse('staff', () => staffPhone),
    bodiesPerCall,
  }))
})
