import { randomBytes } from 'node:crypto'
import type { RequestInput } from '@contract/call'
import {
  bindingRemoveSocial,
  bindingSocial,
  bindingSocialList,
  bindingSocialStart,
  loginSocial,
  loginSocialBindPhone,
  loginSocialStart,
  loginSocialWays,
  type SocialProvider,
} from '@contract/calls/social'
import { codeSend } from '@contract/calls/code'
import { userInfo } from '@contract/calls/user'
import { TestCaller } from '../../testing/caller'
import { codeSentTo } from '../../testing/codes'
import { aWorld, type World } from '../../testing/world'
import { sandboxCode } from '../../social/sandbox/code'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO: 'on' })
})
afterAll(() => world.close())

const serial = () => randomBytes(18).toString('base64url')

/** A visitor on a separate device, without an account. */
function aDevice(token?: string): TestCaller {
  const caller = new TestCaller(world.base, '', token)
  caller.device = serial()
  return caller
}

let phones = 0
const newPhone = () => `137${String(++phones).padStart(8, '0')}`
const somebody = () => `person${randomBytes(6).toString('hex')}`

/** Target of a redirect. */
const next = async (address: string): Promise<string> => {
  const { status, headers } = await fetch(new URL(address, world.base), { redirect: 'manual' })
  expect(status).toBe(302)
  return headers.get('location') ?? ''
}

/** Takes a browser from the app's page by the person's consent to the screen; answers what the screen is given. */
async function agreed(address: string, person: string) {
  const url = new URL(address, world.base)
  expect((await fetch(url)).status).toBe(200)
  const provider = url.pathname.split('/')[2] as SocialProvider
  const query = new URLSearchParams({
    redirect_uri: url.searchParams.get('redirect_uri') ?? '',
    state: url.searchParams.get('state') ?? '',
    person: 'mia',
  })
  const callback = new URL(await next(`/sandbox/${provider}/consent?${query.toString()}`))
  const name = provider === 'wechat' ? 'code' : 'auth_code'
  callback.searchParams.set(name, sandboxCode(world.app.context, provider, person))
  const screen = new URLSearchParams((await next(callback.href)).split('?')[1])
  return { provider, way: 'web', code: screen.get('code') ?? '', state: screen.get('state') ?? '' } as const
}

async function webProof(caller: TestCaller, person: string, provider: SocialProvider = 'wechat') {
  const { address } = await caller.call(loginSocialStart, { provider, agreed: true })
  return agreed(address, person)
}

type BindRequest = RequestInput<typeof loginSocialBindPhone>

async function bound(caller: TestCaller, ticket: string, phone = newPhone(), more: Partial<BindRequest> = {}) {
  const code = await codeSentTo(world, phone, 'login')
  return caller.call(loginSocialBindPhone, { ticket, phone, code, agreed: true, ...more })
}

const ticketOf = async (caller: TestCaller, person: string, provider: SocialProvider = 'wechat') => {
  const { session, ticket } = await caller.call(loginSocial, {
    ...(await webProof(caller, person, provider)),
    agreed: true,
  })
  expect(session).toBeNull()
  return ticket ?? ''
}

it.each(['wechat', 'alipay'] as const)(
  'should bind a phone once and know the person of %s from then on',
  async (provider) => {
    const [person, phone] = [somebody(), newPhone()]
    const ann = aDevice()
    const { user } = await bound(ann, await ticketOf(ann, person, provider), phone)
    const again = aDevice()
    const { session, ticket } = await again.call(loginSocial, {
      ...(await webProof(again, person, provider)),
      agreed: true,
    })
    expect(ticket).toBeNull()
    expect(session?.user.id).toBe(user.id)
    const signedIn = again.as(session?.userToken ?? '')
    expect((await signedIn.call(userInfo, {})).maskedPhone).toBe(user.maskedPhone)
  },
)

it('should keep no readable id of a person', async () => {
  const person = somebody()
  const ann = aDevice()
  const { user } = await bound(ann, await ticketOf(ann, person))
  const { db, seal } = world.app.context
  const row = await db
    .selectFrom('social_bindings')
    .selectAll()
    .where('customer_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(person)
  expect(seal.open(row.subject_sealed)).toBe(`wechat:${person}`)
})

it('should take a code once', async () => {
  const ann = aDevice()
  const proof = { ...(await webProof(ann, somebody())), agreed: true } as const
  await ann.call(loginSocial, proof)
  expect(await ann.refusal(loginSocial, proof)).toBe('socialLoginFailed')
})

it('should take one of two that come at once', async () => {
  const ann = aDevice()
  const proof = { ...(await webProof(ann, somebody())), agreed: true } as const
  const both = await Promise.all([ann.refusal(loginSocial, proof), ann.refusal(loginSocial, proof)])
  expect(both.filter((failure) => failure === 'socialLoginFailed')).toHaveLength(1)
})

describe('a state', () => {
  it('should hold on the device alone that began', async () => {
    const attacker = aDevice()
    const proof = await webProof(attacker, somebody())
    expect(await aDevice().refusal(loginSocial, { ...proof, agreed: true })).toBe('socialLoginFailed')
    const nameless = new TestCaller(world.base)
    expect(await nameless.refusal(loginSocial, { ...proof, agreed: true })).toBe('socialLoginFailed')
    expect(await nameless.refusal(loginSocialStart, { provider: 'wechat', agreed: true })).toBe('socialLoginFailed')
  })

  it('should be for its app, unchanged and some minutes old at most', async () => {
    const ann = aDevice()
    const code = () => sandboxCode(world.app.context, 'wechat', 'mia')
    const { state } = await webProof(ann, somebody())
    const ask = (provider: SocialProvider, given: string) =>
      ann.refusal(loginSocial, { provider, way: 'web', code: code(), state: given, agreed: true })
    for (const wrong of ['', `${state}0`, `0${state}`, state.replace('login.', 'bind.'), `${state}.0`])
      expect(await ask('wechat', wrong)).toBe('socialLoginFailed')
    expect(await ask('alipay', state)).toBe('socialLoginFailed')
    world.clock.forward(11)
    expect(await ask('wechat', state)).toBe('socialLoginFailed')
  })

  it('should not bind an account when it was made for a login, or for another account', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()].map(({ token }) => aDevice(token))
    if (!ann || !ben) throw new Error('nobody')
    ben.device = ann.device
    expect(await ann.refusal(bindingSocial, await webProof(ann, somebody()))).toBe('socialLoginFailed')
    const { address } = await ben.call(bindingSocialStart, { provider: 'wechat' })
    expect(await ann.refusal(bindingSocial, await agreed(address, somebody()))).toBe('socialLoginFailed')
  })
})

it.each(['wechat', 'alipay'] as const)('should refuse a code that %s does not know', async (provider) => {
  const ann = aDevice()
  const proof = await webProof(ann, somebody(), provider)
  const old = sandboxCode(world.app.context, provider, 'mia')
  for (const code of ['made-up', sandboxCode(world.app.context, provider === 'wechat' ? 'alipay' : 'wechat', 'mia')])
    expect(await ann.refusal(loginSocial, { ...proof, code, agreed: true })).toBe('socialLoginFailed')
  world.clock.forward(6)
  const late = { ...(await webProof(ann, somebody(), provider)), code: old }
  expect(await ann.refusal(loginSocial, { ...late, agreed: true })).toBe('socialLoginFailed')
})

describe('a ticket', () => {
  it('should hold on its device for a quarter of an hour', async () => {
    const ann = aDevice()
    const ticket = await ticketOf(ann, somebody())
    const phone = newPhone()
    const request = async (given: string): Promise<BindRequest> => ({
      ticket: given,
      phone,
      code: await codeSentTo(world, phone, 'login'),
      agreed: true,
    })
    const good = await request(ticket)
    expect(await aDevice().refusal(loginSocialBindPhone, good)).toBe('socialLoginFailed')
    expect(await ann.refusal(loginSocialBindPhone, { ...good, ticket: 'made-up' })).toBe('socialLoginFailed')
    world.clock.forward(16)
    expect(await ann.refusal(loginSocialBindPhone, await request(ticket))).toBe('socialLoginFailed')
  })

  it('should want the code of the phone', async () => {
    const ann = aDevice()
    const ticket = await ticketOf(ann, somebody())
    const phone = newPhone()
    const { shownCode } = await world.visitor.call(codeSend, { phone, purpose: 'login' })
    const wrong = shownCode === '000000' ? '000001' : '000000'
    expect(await ann.refusal(loginSocialBindPhone, { ticket, phone, code: wrong, agreed: true })).toBe('codeWrong')
  })

  it('should bind nobody who is bound otherwise', async () => {
    const phone = newPhone()
    const [ann, ben] = [aDevice(), aDevice()]
    await bound(ann, await ticketOf(ann, somebody()), phone)
    const other = await ticketOf(ben, somebody())
    world.clock.forward(1)
    await expect(bound(ben, other, phone)).rejects.toMatchObject({ failure: 'socialTaken' })
    const person = somebody()
    const [first, second] = [await ticketOf(ann, person), await ticketOf(ben, person)]
    await bound(ann, first)
    await expect(bound(ben, second)).rejects.toMatchObject({ failure: 'socialTaken' })
  })
})

describe('a mini-program', () => {
  const proof = (code: string) => ({ provider: 'wechat', way: 'mini', code, agreed: true }) as const

  it('should log in by the code of its app without a state', async () => {
    const ann = aDevice()
    const { ticket } = await ann.call(loginSocial, proof('first'))
    const { user } = await bound(ann, ticket ?? '')
    const { session } = await ann.call(loginSocial, proof('second'))
    expect(session?.user.id).toBe(user.id)
    expect(await ann.refusal(loginSocial, proof('second'))).toBe('socialLoginFailed')
  })
})

describe('the bindings of an account', () => {
  const of = async (caller: TestCaller) =>
    Object.fromEntries(
      (await caller.call(bindingSocialList, {})).items.map(({ provider, boundAt }) => [provider, boundAt]),
    )

  it('should be made and removed by its customer', async () => {
    const { token } = await world.make.customer()
    const ann = aDevice(token)
    const person = somebody()
    const bind = async (caller: TestCaller) => {
      const { address } = await caller.call(bindingSocialStart, { provider: 'alipay' })
      return agreed(address, person)
    }
    expect(await of(ann)).toEqual({ wechat: null, alipay: null })
    await ann.call(bindingSocial, await bind(ann))
    expect(await of(ann)).toEqual({ wechat: null, alipay: expect.any(String) })
    await ann.call(bindingSocial, await bind(ann))
    const ben = aDevice((await world.make.customer()).token)
    expect(await ben.refusal(bindingSocial, await bind(ben))).toBe('socialTaken')
    await ann.call(bindingRemoveSocial, { provider: 'alipay' })
    expect(await of(ann)).toEqual({ wechat: null, alipay: null })
    await ben.call(bindingSocial, await bind(ben))
  })
})

describe('the sandbox', () => {
  it('should send a browser nowhere else', async () => {
    const query = new URLSearchParams({
      redirect_uri: 'https://evil.example/login/social/wechat',
      state: 's',
      person: 'mia',
    })
    for (const path of ['connect/qrconnect', 'consent'])
      expect(
        (await fetch(`${world.base}/sandbox/wechat/${path}?${query.toString()}`, { redirect: 'manual' })).status,
      ).toBe(400)
  })

  it('should speak the language of the app that sends there', async () => {
    for (const provider of ['wechat', 'alipay'] as const)
      for (const [language, head] of [
        ['zh', '授权登录'],
        ['en', 'Log in with'],
      ] as const) {
        const caller = aDevice()
        caller.language = language
        const { address } = await caller.call(loginSocialStart, { provider, agreed: true })
        const other = language === 'zh' ? 'en-US' : 'zh-CN'
        const page = await fetch(new URL(address, world.base), { headers: { 'accept-language': other } })
        expect(await page.text()).toContain(head)
      }
  })

  it('should play both apps in both ways', async () => {
    const { items } = await world.visitor.call(loginSocialWays, {})
    const ways = items.map(({ provider, way }) => `${provider} ${way}`).sort()
    expect(ways).toEqual(['alipay mini', 'alipay web', 'wechat mini', 'wechat web'])
  })
})

it('should forget used codes after a day', async () => {
  const ann = aDevice()
  await ann.call(loginSocial, { ...(await webProof(ann, somebody())), agreed: true })
  const kept = async () => (await world.app.context.db.selectFrom('used_social_codes').selectAll().execute()).length
  expect(await kept()).toBeGreaterThan(0)
  await world.hours(26)
  await world.hours(1)
  expect(await kept()).toBe(0)
})

it('should know no app and no sandbox without the demo, though payments are played', async () => {
  const real = await aWorld({ PAYMENT_SANDBOX: 'on' })
  expect(await real.visitor.call(loginSocialWays, {})).toEqual({ items: [] })
  for (const path of ['wechat/connect/qrconnect', 'wechat/consent', 'alipay/consent', 'wechat/sns/jscode2session'])
    expect((await fetch(`${real.base}/sandbox/${path}`)).status).toBe(404)
  await real.close()
})
