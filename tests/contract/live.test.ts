import { calls } from '@contract/calls'
import { TestCaller } from '../../server/testing/caller'
import { contractSuite } from './suite'

/** Holds any back end to the contract: `npm run test:contract -- --base URL`. It must show codes, as a test system does. */
const base = process.env['CONTRACT_BASE'] ?? ''

describe(`the back end at ${base}`, () => {
  let phones = Math.floor(Math.random() * 1e7)

  async function customer(): Promise<TestCaller> {
    const visitor = new TestCaller(base)
    const phone = `139${String(++phones).padStart(8, '0')}`
    const { shownCode } = await visitor.call(calls['code.send'], { phone, purpose: 'login' })
    const session = await visitor.call(calls['login.mobile'], { phone, code: shownCode ?? '', agreed: true })
    return visitor.as(session.userToken, session.user.id)
  }

  contractSuite(() => ({ visitor: () => new TestCaller(base), customer }))
})
