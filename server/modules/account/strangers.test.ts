import type { Call, Envelope, RequestInput } from '@contract/call'
import { accountRegister, accountResetPassword } from '@contract/calls/account'
import { type CodePurpose, codeCheck, codeSend } from '@contract/calls/code'
import { loginAccount, loginMobile } from '@contract/calls/login'
import { type FailureName, failureName } from '@contract/failures'
import { headers } from '@contract/headers'
import { limits } from '@contract/limits'
import { pathOf } from '@contract/paths'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO: 'on' })
})
afterAll(() => world.close())

let phones = 0
const newPhone = () => `136${String(++phones).padStart(8, '0')}`
const password = 'secret123'

/** A caller at an address, on a device if it names one. */
function from(remoteAddress: string, device?: string) {
  const send = async <C extends Call>(call: C, payload: RequestInput<C>): Promise<Envelope> => {
    const more = device === undefined ? {} : { [headers.serial]: device }
    const url = pathOf(call.name)
    const request = { method: 'POST', url, payload: payload as object, headers: more, remoteAddress } as const
    return (await world.app.http.inject(request)).json<Envelope>()
  }
  const refusal = async <C extends Call>(call: C, payload: RequestInput<C>): Promise<FailureName | undefined> =>
    failureName((await send(call, payload)).code)
  const codeFor = async (phone: string, purpose: CodePurpose) => {
    const { data } = await send(codeSend, { phone, purpose })
    return (data as { shownCode: string }).shownCode
  }
  const signIn = (phone: string, tried = password) => refusal(loginAccount, { phone, password: tried, agreed: true })
  return { refusal, codeFor, signIn }
}

let strangers = 0
const aStranger = () => from(`203.0.113.${++strangers}`)
const owner = from('198.51.100.7')
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

async function registered(who = owner): Promise<string> {
  const phone = newPhone()
  const code = await who.codeFor(phone, 'register')
  expect(await who.refusal(accountRegister, { phone, code, password, agreed: true })).toBeUndefined()
  return phone
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work()
}

describe('a stranger at another address', () => {
  it('should lock nobody but themselves out of signing in with a password', async () => {
    const phone = await registered()
    const stranger = aStranger()
    await repeat(limits.passwordAttempts, () => stranger.signIn(phone, 'wrong1234'))
    expect(await stranger.signIn(phone)).toBe('loginLocked')
    expect(await owner.signIn(phone)).toBeUndefined()
  })

  it('should lock nobody but themselves out of codes, sent or not', async () => {
    const phone = newPhone()
    const stranger = aStranger()
    await repeat(limits.codeAttempts, () => stranger.refusal(loginMobile, { phone, code: '000000', agreed: true }))
    const code = await owner.codeFor(phone, 'login')
    expect(await stranger.refusal(loginMobile, { phone, code, agreed: true })).toBe('codeLocked')
    expect(await owner.refusal(loginMobile, { phone, code, agreed: true })).toBeUndefined()
    await repeat(limits.codeAttempts, () =>
      stranger.refusal(codeCheck, { phone, purpose: 'resetPassword', code: wrong(code) }),
    )
    const reset = await owner.codeFor(phone, 'resetPassword')
    expect(await owner.refusal(accountResetPassword, { phone, code: reset, password })).toBeUndefined()
  })

  it('should not use up the codes of a day', async () => {
    const phone = newPhone()
    const stranger = aStranger()
    await repeat(limits.codesPerDay + 1, async () => {
      await stranger.refusal(codeSend, { phone, purpose: 'login' })
      world.clock.forward(1)
    })
    expect(await stranger.refusal(codeSend, { phone, purpose: 'login' })).toBe('codeTooMany')
    expect(await owner.refusal(codeSend, { phone, purpose: 'login' })).toBeUndefined()
  })
})

describe('many strangers', () => {
  it('should guess at a password only so often a day, and not lock the devices that the owner uses', async () => {
    const device = from('198.51.100.8', 'a-device-of-the-owner-1')
    const phone = await registered(device)
    const each = limits.passwordAttemptsOfStrangers / limits.passwordAttempts
    await repeat(each, async () => {
      const stranger = aStranger()
      await repeat(limits.passwordAttempts, () => stranger.signIn(phone, 'wrong1234'))
    })
    expect(await aStranger().signIn(phone)).toBe('loginLocked')
    expect(await from('192.0.2.1', 'a-device-of-a-stranger').signIn(phone)).toBe('loginLocked')
    expect(await from('192.0.2.1', 'a-device-of-the-owner-1').signIn(phone)).toBeUndefined()
    world.clock.forward(24 * 60)
    expect(await aStranger().signIn(phone)).toBeUndefined()
  })

  it('should guess at one password only so often a day from one address, however long they wait', async () => {
    const phone = await registered()
    const stranger = aStranger()
    const answers: unknown[] = []
    await repeat(limits.passwordAttemptsPerDay + 5, async () => {
      answers.push(await stranger.signIn(phone, 'wrong1234'))
      world.clock.forward(limits.lockMinutes / 2)
    })
    expect(answers.filter((failure) => failure === 'passwordWrong').length).toBeLessThanOrEqual(
      limits.passwordAttemptsPerDay,
    )
    expect(answers.at(-1)).toBe('loginLocked')
  })

  it('should guess at one code only so often, after which its owner gets another', async () => {
    const phone = newPhone()
    const code = await owner.codeFor(phone, 'login')
    await repeat(limits.codeAttemptsOfStrangers / limits.codeAttempts, async () => {
      const stranger = aStranger()
      await repeat(limits.codeAttempts, () => stranger.refusal(loginMobile, { phone, code: wrong(code), agreed: true }))
    })
    expect(await aStranger().refusal(loginMobile, { phone, code, agreed: true })).toBe('codeExpired')
    world.clock.forward(1)
    const next = await owner.codeFor(phone, 'login')
    expect(await owner.refusal(loginMobile, { phone, code: next, agreed: true })).toBeUndefined()
  })

  it('should have only a limited number of codes a day sent to a phone, apart from those its owner asks for', async () => {
    const device = from('198.51.100.9', 'a-device-of-the-owner-2')
    const phone = await registered(device)
    world.clock.forward(24 * 60)
    await repeat(limits.codesPerDayOfStrangers, async () => {
      await aStranger().refusal(codeSend, { phone, purpose: 'login' })
      world.clock.forward(1)
    })
    expect(await aStranger().refusal(codeSend, { phone, purpose: 'login' })).toBe('codeTooMany')
    expect(await device.refusal(codeSend, { phone, purpose: 'login' })).toBeUndefined()
  })
})
