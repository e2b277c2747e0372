import { headers } from '@contract/headers'
import { userInfo } from '@contract/calls/user'
import { minutesAfter } from '../clock'
import { newToken, sha256 } from '../security/hash'
import { insertSession } from '../testing/rows'
import { aWorld, type World } from '../testing/world'
import { SeenTokens } from './rate'

const allowed = 5
let world: World

beforeEach(async () => {
  world = await aWorld({}, undefined, allowed)
})
afterEach(() => world.close())

interface From {
  address?: string
  forwardedFor?: string
  token?: string
}

async function ask(url: string, payload: object, { address, forwardedFor, token }: From): Promise<number> {
  const more = {
    ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    ...(token && { [headers.userToken]: token }),
  }
  const answer = await world.app.http.inject({ method: 'POST', url, payload, headers: more, remoteAddress: address })
  return answer.statusCode
}

/** The statuses of one call more than is allowed; each comes from where `from` says. */
async function statuses(from: (call: number) => From): Promise<number[]> {
  const all: number[] = []
  for (let call = 0; call <= allowed; call++) all.push(await ask('/v1/store.categories', {}, from(call)))
  return all
}

const refusedAtLast = [...Array<number>(allowed).fill(200), 429]

it.each<[string, (call: number) => From]>([
  ['a made-up token each time', (call) => ({ token: `made-up-${call}` })],
  ['a made-up sender each time', (call) => ({ address: '203.0.113.9', forwardedFor: `198.51.100.${call}` })],
  ['a made-up sender from the own network', (call) => ({ address: '192.168.1.7', forwardedFor: `198.51.100.${call}` })],
  ['another address of its network', (call) => ({ address: `2001:db8::${call}` })],
])('should count a caller with %s as one', async (_, from) => {
  expect(await statuses(from)).toEqual(refusedAtLast)
})

describe('behind a proxy that is named', () => {
  let behind: World
  beforeEach(async () => {
    behind = world
    world = await aWorld({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' }, undefined, allowed)
  })
  afterEach(() => behind.close())

  it('should count callers apart', async () => {
    expect(await statuses((call) => ({ forwardedFor: `203.0.113.${call}` }))).not.toContain(429)
  })

  it('should count a caller with a made-up sender before the real one as one', async () => {
    expect(await statuses((call) => ({ forwardedFor: `198.51.100.${call}, 203.0.113.9` }))).toEqual(refusedAtLast)
  })

  it('should believe no other', async () => {
    const from = (call: number) => ({ address: '192.168.1.7', forwardedFor: `203.0.113.${call}` })
    expect(await statuses(from)).toEqual(refusedAtLast)
  })
})

describe('the warning of a proxy that is not named', () => {
  /** Warnings of a world's requests from now on. */
  function listen({ app }: World): unknown[] {
    const warned: unknown[] = []
    const { log } = app.http
    const child = log.child.bind(log)
    const hear = (...said: unknown[]) => void warned.push(said)
    jest.spyOn(log, 'child').mockImplementation((bindings, options) => {
      const made = child(bindings, options)
      jest.spyOn(made, 'warn').mockImplementation(hear)
      return made
    })
    return warned
  }
  afterEach(() => jest.restoreAllMocks())

  it('should come once', async () => {
    const warned = listen(world)
    await ask('/v1/store.categories', {}, {})
    expect(warned).toEqual([])
    for (const forwardedFor of ['203.0.113.1', '203.0.113.2']) await ask('/v1/store.categories', {}, { forwardedFor })
    expect(warned).toEqual([[expect.stringContaining('TRUSTED_PROXIES')]])
  })

  it('should not come of a named one, even for a caller on its own machine', async () => {
    const unnamed = world
    world = await aWorld({ TRUSTED_PROXIES: 'loopback' })
    const warned = listen(world)
    for (const forwardedFor of ['203.0.113.1', '127.0.0.1']) await ask('/v1/store.categories', {}, { forwardedFor })
    expect(warned).toEqual([])
    await ask('/v1/store.categories', {}, { address: '192.168.1.7', forwardedFor: '203.0.113.1' })
    expect(warned).toHaveLength(1)
    await world.close()
    world = unnamed
  })
})

it('should count customers by their sessions, whoever shares their address', async () => {
  const ann = await world.make.customer()
  await ann.call(userInfo, {})
  await statuses(() => ({}))
  expect((await ann.send('user.info', {})).status).toBe(200)
})

it('should let no address have codes sent to any number of phones', async () => {
  const answers: number[] = []
  for (let sent = 0; sent <= 60; sent++)
    answers.push(await ask('/v1/code.send', { phone: `139000000${10 + sent}`, purpose: 'login' }, {}))
  expect(answers.slice(0, 60)).not.toContain(429)
  expect(answers[60]).toBe(429)
})

it('should remember only a limited number of tokens, the latest', () => {
  const seen = new SeenTokens()
  seen.add('first', 'ann')
  for (let other = 0; other < 49_999; other++) seen.add(`token-${other}`, 'ben')
  expect(seen.customerOf('first')).toBe('ann')
  seen.add('first', 'ann')
  seen.add('one more', 'eve')
  const known = ['first', 'token-0', 'one more'].map((hash) => seen.customerOf(hash))
  expect(known).toEqual(['ann', undefined, 'eve'])
})

it('should limit a network alike with every session that its calls bring, and a customer over all sessions', async () => {
  await world.close()
  const most = 120
  world = await aWorld({}, undefined, most)
  const people = await Promise.all(Array.from({ length: 3 }, () => world.make.customer()))
  for (const each of people) await each.call(userInfo, {})
  const answers: number[] = []
  for (let sent = 0; sent <= 60; sent++) {
    const payload = { phone: `139000000${10 + sent}`, password: 'abc123', agreed: true }
    answers.push(await ask('/v1/login.account', payload, { token: people[sent % people.length]?.token }))
  }
  expect([answers.slice(0, 60).includes(429), answers[60]]).toEqual([false, 429])

  const ann = await world.make.customer()
  const second = newToken()
  await insertSession(world.app.context.db, ann.id, sha256(second), minutesAfter(world.clock.now(), 60))
  const sessions = [ann, ann.as(second)]
  for (const each of sessions) await each.call(userInfo, {})
  const statuses: number[] = []
  for (let call = 0; call <= most; call++) statuses.push((await sessions[call % 2]?.send('user.info', {}))?.status ?? 0)
  expect(statuses.at(-1)).toBe(429)
})
