import type { Call, RequestInput } from '@contract/call'
import {
  accountChangePassword,
  accountChangePayPassword,
  accountChangePhone,
  accountRegister,
  accountResetPayPassword,
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
const newPhone = () => `135${String(++phones).padStart(8, '0')}`
const password = 'secret123'

const codeFor = (phone: string, purpose: CodePurpose) => codeSentTo(world, phone, purpose)

const signIn = async (phone: string, tried = password) => {
  const { user, userToken } = await world.visitor.call(loginAccount, { phone, password: tried, agreed: true })
  return new TestCaller(world.base, user.id, userToken)
}

async function registered(phone = newPhone()) {
  const code = await codeFor(phone, 'register')
  await world.visitor.call(accountRegister, { phone, code, password, agreed: true })
  return { phone, here: await signIn(phone), there: await signIn(phone) }
}

/** The refusals of the same request, sent some times. */
async function refusals<C extends Call>(times: number, caller: TestCaller, call: C, request: RequestInput<C>) {
  const answers: unknown[] = []
  for (let time = 0; time < times; time += 1) answers.push(await caller.refusal(call, request))
  return answers
}

describe('account.changePassword', () => {
  const change = { oldPassword: password, password: 'changed123' }

  it('should end the sessions of the old password but not the own', async () => {
    const { phone, here, there } = await registered()
    await here.call(accountChangePassword, change)
    await here.call(userInfo, {})
    expect(await there.refusal(userInfo, {})).toBe('signedInElsewhere')
    await signIn(phone, 'changed123')
    await expect(signIn(phone)).rejects.toThrow('passwordWrong')
  })

  it('should count wrong old passwords with those of the login, and lock', async () => {
    const { phone, here } = await registered()
    const wrong = { ...change, oldPassword: 'wrong1234' }
    const { envelope } = await here.send('account.changePassword', wrong)
    expect(envelope.msg).toBe(`Wrong old password, ${limits.passwordAttempts - 1} tries left`)
    const rest = await refusals(limits.passwordAttempts - 1, here, accountChangePassword, wrong)
    expect(rest.slice(0, -1)).toEqual(Array(rest.length - 1).fill('oldPasswordWrong'))
    expect(rest.at(-1)).toBe('loginLocked')
    expect(await here.refusal(accountChangePassword, change)).toBe('loginLocked')
    await expect(signIn(phone)).rejects.toThrow('loginLocked')
    world.clock.forward(limits.lockMinutes)
    await here.call(accountChangePassword, change)
  })

  it('should refuse the old password as the new one, and a customer without any', async () => {
    const { here } = await registered()
    expect(await here.refusal(accountChangePassword, { ...change, password })).toBe('samePassword')
    const ann = await world.make.customer()
    expect(await ann.refusal(accountChangePassword, change)).toBe('passwordNotSet')
  })
})

describe('account.changePhone', () => {
  async function codes(oldPhone: string, phone: string) {
    return { oldCode: await codeFor(oldPhone, 'changePhone'), phone, code: await codeFor(phone, 'bindPhone') }
  }

  it('should take both codes once, end the other sessions and log in by the new phone alone', async () => {
    const [{ phone, here, there }, next] = [await registered(), newPhone()]
    const request = await codes(phone, next)
    const user = await here.call(accountChangePhone, request)
    expect(user.maskedPhone).toBe(`135****${next.slice(-4)}`)
    expect(await here.call(userPhone, {})).toMatchObject({ phone: next })
    expect(await there.refusal(userInfo, {})).toBe('signedInElsewhere')
    await signIn(next)
    await expect(signIn(phone)).rejects.toThrow('passwordWrong')
    world.clock.forward(1)
    await registered(phone)
  })

  it('should need both codes, each sent for this', async () => {
    const [{ phone, here }, next] = [await registered(), newPhone()]
    const right = await codes(phone, next)
    const login = await codeFor(next, 'login')
    const wrong = right.oldCode === '000000' ? '000001' : '000000'
    expect(await here.refusal(accountChangePhone, { ...right, oldCode: wrong })).toBe('codeWrong')
    if (login !== right.code)
      expect(await here.refusal(accountChangePhone, { ...right, code: login })).toBe('codeWrong')
    expect(await here.refusal(accountChangePhone, { ...right, phone, code: right.oldCode })).toBe('samePhone')
    await here.call(accountChangePhone, right)
  })

  it('should reveal another account only to a caller who has its code', async () => {
    const [{ phone, here }, other] = [await registered(), await registered()]
    const right = await codes(phone, other.phone)
    const wrong = right.code === '000000' ? '000001' : '000000'
    expect(await here.refusal(accountChangePhone, { ...right, code: wrong })).toBe('codeWrong')
    expect(await here.refusal(accountChangePhone, right)).toBe('phoneTaken')
    await signIn(other.phone)
  })

  it('should give a phone to one of two who ask for it at once', async () => {
    const [ann, ben, next] = [await registered(), await registered(), newPhone()]
    const code = await codeFor(next, 'bindPhone')
    const ask = async ({ phone, here }: typeof ann) =>
      here.refusal(accountChangePhone, { oldCode: await codeFor(phone, 'changePhone'), phone: next, code })
    const answers = await Promise.all([ask(ann), ask(ben)])
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
  })
})

describe('the pay password', () => {
  it('should change with the old one, and refuse the same', async () => {
    const ann = await world.make.customer({ payPassword: '246810' })
    const request = { oldPayPassword: '246810', payPassword: '135790' }
    expect(await ann.refusal(accountChangePayPassword, { ...request, payPassword: '246810' })).toBe('samePassword')
    await ann.call(accountChangePayPassword, request)
    expect(await ann.refusal(accountChangePayPassword, request)).toBe('payPasswordWrong')
  })

  it('should lock after too many wrong ones, until it is reset by the phone', async () => {
    const phone = newPhone()
    const ann = await world.make.customer({ phone, payPassword: '246810' })
    const wrong = { oldPayPassword: '111111', payPassword: '135790' }
    const answers = await refusals(limits.payPasswordAttempts, ann, accountChangePayPassword, wrong)
    expect(answers.at(-1)).toBe('payPasswordLocked')
    const right = { ...wrong, oldPayPassword: '246810' }
    expect(await ann.refusal(accountChangePayPassword, right)).toBe('payPasswordLocked')
    await ann.call(accountResetPayPassword, { code: await codeFor(phone, 'payPassword'), payPassword: '246810' })
    await ann.call(accountChangePayPassword, right)
  })
})

it('should have nothing to change or reset without a pay password', async () => {
  const { phone, here } = await registered()
  const change = { oldPayPassword: '246810', payPassword: '135790' }
  expect(await here.refusal(accountChangePayPassword, change)).toBe('payPasswordNotSet')
  const code = await codeFor(phone, 'payPassword')
  expect(await here.refusal(accountResetPayPassword, { code, payPassword: '135790' })).toBe('payPasswordNotSet')
})
