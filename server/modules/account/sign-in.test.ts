import { codeCheck, codeSend, type CodePurpose } from '@contract/calls/code'
import { accountRegister } from '@contract/calls/account'
import { loginAccount, loginLogout, loginMobile } from '@contract/calls/login'
import { userInfo } from '@contract/calls/user'
import { failureCodes } from '@contract/failures'
import { limits } from '@contract/limits'
import { TestCaller } from '../../testing/caller'
import { codeSentTo } from '../../testing/codes'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO: 'on' })
})
afterAll(() => world.close())

let phones = 0
const newPhone = () => `139${String(++phones).padStart(8, '0')}`

const codeFor = (phone: string, purpose: CodePurpose = 'login') => codeSentTo(world, phone, purpose)

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const byCode = (phone: string, code: string) => world.visitor.call(loginMobile, { phone, code, agreed: true })
const refusal = (phone: string, code: string) => world.visitor.refusal(loginMobile, { phone, code, agreed: true })
const password = 'secret123'

async function registered(phone = newPhone()): Promise<string> {
  const code = await codeFor(phone, 'register')
  await world.visitor.call(accountRegister, { phone, code, password, agreed: true })
  return phone
}

const tryPassword = (phone: string, tried: string) =>
  world.visitor.refusal(loginAccount, { phone, password: tried, agreed: true })

describe('code.send', () => {
  it('should refuse a phone that is none', async () => {
    expect(await world.visitor.refusal(codeSend, { phone: '12345', purpose: 'login' })).toBe('invalidRequest')
  })

  it('should make the same phone wait before the next code of a purpose', async () => {
    const phone = newPhone()
    await codeFor(phone)
    const { envelope } = await world.visitor.send('code.send', { phone, purpose: 'login' })
    expect(envelope).toMatchObject({ code: failureCodes.codeTooSoon, data: { seconds: 60 } })
    expect(envelope.msg).toBe('Wait 60 s before getting another code')
    await codeFor(phone, 'register')
    world.clock.forward(1)
    await codeFor(phone)
  })

  it('should send one code when asked twice at once', async () => {
    const phone = newPhone()
    const asked = () => world.visitor.refusal(codeSend, { phone, purpose: 'login' })
    const answers = await Promise.all([asked(), asked(), asked()])
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'codeTooSoon')).toHaveLength(2)
  })

  it('should send a phone only a limited number of codes a day', async () => {
    const phone = newPhone()
    for (let sent = 0; sent < limits.codesPerDay; sent += 1) {
      await codeFor(phone)
      world.clock.forward(1)
    }
    expect(await world.visitor.refusal(codeSend, { phone, purpose: 'register' })).toBe('codeTooMany')
    world.clock.forward(24 * 60)
    await codeFor(phone)
  })

  it('should store neither the code nor the phone', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    const rows = await world.app.context.db.selectFrom('codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(phone)
    expect(rows.map(({ code_hash }) => code_hash)).not.toContain(code)
  })
})

describe('code.check', () => {
  it('should leave a right code usable', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    expect(await world.visitor.call(codeCheck, { phone, purpose: 'login', code })).toEqual({ valid: true })
    await byCode(phone, code)
  })

  it('should hold a code against its purpose', async () => {
    const phone = newPhone()
    const code = await codeFor(phone, 'register')
    expect(await world.visitor.refusal(codeCheck, { phone, purpose: 'login', code })).toBe('codeWrong')
  })
})

describe('login.mobile', () => {
  it('should make an account for a new phone and find it the next time', async () => {
    const phone = newPhone()
    const first = await byCode(phone, await codeFor(phone))
    expect(first.user).toMatchObject({ maskedPhone: `139****${phone.slice(-4)}`, hasPassword: false, userLevel: 0 })
    expect(first.user.avatar.path).toMatch(/^\/pictures\/[0-9a-f]{16}$/)
    world.clock.forward(1)
    const second = await byCode(phone, await codeFor(phone))
    expect(second.user.id).toBe(first.user.id)
    expect(second.userToken).not.toBe(first.userToken)
  })

  it('should keep the other devices signed in', async () => {
    const phone = newPhone()
    const { userToken } = await byCode(phone, await codeFor(phone))
    world.clock.forward(1)
    await byCode(phone, await codeFor(phone))
    await new TestCaller(world.base, '', userToken).call(userInfo, {})
  })

  it('should refuse without the agreement', async () => {
    const { status } = await world.visitor.send('login.mobile', { phone: newPhone(), code: '123456', agreed: false })
    expect(status).toBe(400)
  })

  it('should take a code once, also when two come at once', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    const answers = await Promise.all([refusal(phone, code), refusal(phone, code), refusal(phone, code)])
    expect(answers.sort()).toEqual(['codeExpired', 'codeExpired', undefined])
    expect(await refusal(phone, code)).toBe('codeExpired')
  })

  it('should refuse a code that is too old, and an earlier one after a later', async () => {
    const phone = newPhone()
    const old = await codeFor(phone)
    world.clock.forward(limits.codeMinutes)
    expect(await refusal(phone, old)).toBe('codeExpired')
    const later = await codeFor(phone)
    if (later !== old) expect(await refusal(phone, old)).toBe('codeWrong')
    await byCode(phone, later)
  })

  it('should lock after too many wrong codes, even against the right one', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    for (let tried = 0; tried < limits.codeAttempts; tried += 1) {
      expect(await refusal(phone, wrong(code))).toBe('codeWrong')
    }
    expect(await refusal(phone, code)).toBe('codeLocked')
    world.clock.forward(limits.lockMinutes)
    await byCode(phone, await codeFor(phone))
  })

  it('should not let many attempts at once outrun the lock', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    const answers = await Promise.all(Array.from({ length: 12 }, () => refusal(phone, wrong(code))))
    expect(answers.filter((answer) => answer === 'codeWrong').length).toBeLessThanOrEqual(limits.codeAttempts)
    expect(await refusal(phone, code)).toBe('codeLocked')
  })

  it('should report that an account is disabled', async () => {
    const phone = newPhone()
    const { user } = await byCode(phone, await codeFor(phone))
    await world.app.context.db.updateTable('customers').set({ status: 'disabled' }).where('id', '=', user.id).execute()
    world.clock.forward(1)
    expect(await refusal(phone, await codeFor(phone))).toBe('accountDisabled')
  })
})

describe('login.account', () => {
  it('should sign in with the password', async () => {
    const phone = await registered()
    const { user, userToken } = await world.visitor.call(loginAccount, { phone, password, agreed: true })
    expect(user.hasPassword).toBe(true)
    expect(await new TestCaller(world.base, '', userToken).call(userInfo, {})).toEqual(user)
  })

  it('should say the same about a wrong password, an unknown phone and a phone without password', async () => {
    const phone = newPhone()
    await byCode(phone, await codeFor(phone))
    expect(await tryPassword(await registered(), 'wrong1234')).toBe('passwordWrong')
    expect(await tryPassword(newPhone(), password)).toBe('passwordWrong')
    expect(await tryPassword(phone, password)).toBe('passwordWrong')
  })

  it('should lock after too many wrong passwords, for a while', async () => {
    const phone = await registered()
    for (let tried = 0; tried < limits.passwordAttempts; tried += 1) {
      expect(await tryPassword(phone, 'wrong1234')).toBe('passwordWrong')
    }
    expect(await tryPassword(phone, password)).toBe('loginLocked')
    world.clock.forward(limits.lockMinutes)
    expect(await tryPassword(phone, password)).toBeUndefined()
  })
})

describe('login.logout', () => {
  it('should need a session', async () => {
    expect(await world.visitor.refusal(loginLogout, {})).toBe('notSignedIn')
  })

  it('should end the session of the token and no other', async () => {
    const phone = await registered()
    const signIn = () => world.visitor.call(loginAccount, { phone, password, agreed: true })
    const [one, other] = [await signIn(), await signIn()].map(
      ({ userToken }) => new TestCaller(world.base, '', userToken),
    )
    await one?.call(loginLogout, {})
    expect(await one?.refusal(userInfo, {})).toBe('signedInElsewhere')
    await other?.call(userInfo, {})
  })
})
