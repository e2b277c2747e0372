import {
  accountInviteCode,
  accountRegister,
  accountResetPassword,
  accountSetPayPassword,
} from '@contract/calls/account'
import type { CodePurpose } from '@contract/calls/code'
import { loginAccount } from '@contract/calls/login'
import { userInfo, userPhone } from '@contract/calls/user'
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
const newPhone = () => `137${String(++phones).padStart(8, '0')}`
const password = 'secret123'

const codeFor = (phone: string, purpose: CodePurpose) => codeSentTo(world, phone, purpose)

async function register(phone: string) {
  const code = await codeFor(phone, 'register')
  const { user, userToken } = await world.visitor.call(accountRegister, { phone, code, password, agreed: true })
  return new TestCaller(world.base, user.id, userToken)
}

const signIn = (phone: string, tried: string) =>
  world.visitor.call(loginAccount, { phone, password: tried, agreed: true })

describe('account.register', () => {
  it.each(['ab1', 'lettersonly', '12345678', 'waytoolong12345', 'with space1'])(
    'should refuse the password %s',
    async (bad) => {
      const request = { phone: newPhone(), code: '123456', password: bad, agreed: true as const }
      expect(await world.visitor.refusal(accountRegister, request)).toBe('invalidRequest')
    },
  )

  it('should make an account that is signed in and name it in the language of its owner', async () => {
    const phone = newPhone()
    const visitor = new TestCaller(world.base)
    visitor.language = 'zh'
    const code = await codeFor(phone, 'register')
    const { user, userToken } = await visitor.call(accountRegister, { phone, code, password, agreed: true })
    expect(user.nickname).toMatch(/^邻里\d{4}$/)
    expect(user).toMatchObject({
      hasPassword: true,
      hasPayPassword: false,
      gender: 'secret',
      birthday: null,
      email: null,
    })
    expect(await new TestCaller(world.base, '', userToken).call(userInfo, {})).toEqual(user)
  })

  it('should refuse a phone that has an account, and keep that account as it is', async () => {
    const phone = newPhone()
    await register(phone)
    world.clock.forward(1)
    const code = await codeFor(phone, 'register')
    const request = { phone, code, password: 'another123', agreed: true as const }
    expect(await world.visitor.refusal(accountRegister, request)).toBe('phoneTaken')
    await signIn(phone, password)
  })

  it('should not reveal to a caller without the code whether a phone has an account', async () => {
    const phone = newPhone()
    await register(phone)
    const request = { phone, code: '000000', password, agreed: true as const }
    expect(await world.visitor.refusal(accountRegister, request)).toBe('codeWrong')
  })

  it('should keep passwords as argon2id', async () => {
    const { id } = await register(newPhone())
    const row = await world.app.context.db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain('1370000')
  })
})

describe('account.resetPassword', () => {
  it('should set the password and end the sessions elsewhere but not the own', async () => {
    const phone = newPhone()
    const here = await register(phone)
    const there = new TestCaller(world.base, '', (await signIn(phone, password)).userToken)
    await here.call(accountResetPassword, {
      phone,
      code: await codeFor(phone, 'resetPassword'),
      password: 'changed123',
    })
    await here.call(userInfo, {})
    expect(await there.refusal(userInfo, {})).toBe('signedInElsewhere')
    await signIn(phone, 'changed123')
    await expect(signIn(phone, password)).rejects.toThrow('passwordWrong')
  })

  it('should end all sessions for a visitor, and lift the lock', async () => {
    const phone = newPhone()
    const there = await register(phone)
    for (let tried = 0; tried < limits.passwordAttempts; tried += 1)
      await signIn(phone, 'wrong1234').catch(() => undefined)
    await expect(signIn(phone, password)).rejects.toThrow('loginLocked')
    const code = await codeFor(phone, 'resetPassword')
    await world.visitor.call(accountResetPassword, { phone, code, password: 'changed123' })
    expect(await there.refusal(userInfo, {})).toBe('signedInElsewhere')
    await signIn(phone, 'changed123')
  })

  it('should refuse the old password, and leave the code for another', async () => {
    const phone = newPhone()
    await register(phone)
    const code = await codeFor(phone, 'resetPassword')
    expect(await world.visitor.refusal(accountResetPassword, { phone, code, password })).toBe('samePassword')
    await world.visitor.call(accountResetPassword, { phone, code, password: 'changed123' })
  })

  it('should refuse a phone without an account', async () => {
    const phone = newPhone()
    const code = await codeFor(phone, 'resetPassword')
    expect(await world.visitor.refusal(accountResetPassword, { phone, code, password })).toBe('accountNotFound')
  })
})

describe('account.setPayPassword', () => {
  it('should need a session', async () => {
    const request = { code: '123456', payPassword: '246810' }
    expect(await world.visitor.refusal(accountSetPayPassword, request)).toBe('notSignedIn')
  })

  it('should take a code that was sent to the own phone for this', async () => {
    const phone = newPhone()
    const caller = await register(phone)
    const code = await codeFor(phone, 'payPassword')
    expect(await caller.call(accountSetPayPassword, { code, payPassword: '246810' })).toEqual({})
    expect(await caller.call(userInfo, {})).toMatchObject({ hasPayPassword: true })
    expect(await caller.refusal(accountSetPayPassword, { code, payPassword: '135791' })).toBe('codeExpired')
  })

  it('should refuse a code of another phone or purpose', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    const caller = await register(phone)
    for (const code of [await codeFor(other, 'payPassword'), await codeFor(phone, 'login')]) {
      expect(await caller.refusal(accountSetPayPassword, { code, payPassword: '246810' })).toBe('codeWrong')
    }
  })

  it.each(['12345', '1234567', 'abcdef'])('should refuse the pay password %s', async (payPassword) => {
    const caller = await world.make.customer()
    expect(await caller.refusal(accountSetPayPassword, { code: '123456', payPassword })).toBe('invalidRequest')
  })
})

describe('invitations', () => {
  it('should remember who invited, and count it', async () => {
    const ann = await register(newPhone())
    const { inviteCode, invited } = await ann.call(accountInviteCode, {})
    expect(inviteCode).toMatch(/^[2-9A-Z]{6}$/)
    expect(invited).toBe(0)
    const phone = newPhone()
    const code = await codeFor(phone, 'register')
    const request = { phone, code, password, agreed: true as const, inviteCode: ` ${inviteCode.toLowerCase()} ` }
    await world.visitor.call(accountRegister, request)
    expect(await ann.call(accountInviteCode, {})).toEqual({ inviteCode, invited: 1 })
  })

  it('should refuse a code of nobody and leave the verification code for another try', async () => {
    const phone = newPhone()
    const code = await codeFor(phone, 'register')
    const request = { phone, code, password, agreed: true as const }
    expect(await world.visitor.refusal(accountRegister, { ...request, inviteCode: 'NOBODY' })).toBe('inviteCodeWrong')
    await world.visitor.call(accountRegister, request)
  })

  it('should give one code however often it is asked for at once', async () => {
    const ann = await register(newPhone())
    const answers = await Promise.all([1, 2, 3, 4].map(() => ann.call(accountInviteCode, {})))
    expect(new Set(answers.map(({ inviteCode }) => inviteCode)).size).toBe(1)
  })
})

describe('a phone of another area', () => {
  it('should register, sign in and be masked with its code', async () => {
    const phone = '+852 51234567'
    const { user } = await register(phone).then((ann) => ann.call(userInfo, {}).then((one) => ({ user: one })))
    expect(user.maskedPhone).toBe('+852 512*4567')
    const { userToken } = await signIn(phone, password)
    const again = new TestCaller(world.base, user.id, userToken)
    expect(await again.call(userPhone, {})).toEqual({ phone, maskedPhone: '+852 512*4567' })
    expect(await world.visitor.refusal(loginAccount, { phone: '+853 51234567', password, agreed: true })).toBe(
      'passwordWrong',
    )
  })
})
