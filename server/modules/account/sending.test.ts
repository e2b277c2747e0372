import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Envelope } from '@contract/call'
import { codeSend } from '@contract/calls/code'
import { type FailureName, failureName } from '@contract/failures'
import { headers } from '@contract/headers'
import { limits } from '@contract/limits'
import { pathOf } from '@contract/paths'
import { minutesAfter } from '../../clock'
import { newToken, sha256 } from '../../security/hash'
import { testDatabase } from '../../testing/database'
import { insertSession } from '../../testing/rows'
import { aWorld, type World } from '../../testing/world'

const smsAnHour = 3
const gateway = { answers: 200, sent: 0 }
const server = createServer((_, response) => {
  if (gateway.answers === 200) gateway.sent += 1
  response.writeHead(gateway.answers).end()
})
/** Two servers on one database, the second with the demo, whose codes cost nothing. */
let [one, other]: World[] = []

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const database = await testDatabase()
  const shared = { ...database, close: () => Promise.resolve() }
  const DATA_KEY = 'ab'.repeat(32)
  const SMS_URL = `http://127.0.0.1:${port}/`
  other = await aWorld({ DATA_KEY, DEMO: 'on' }, undefined, 0, { database })
  one = await aWorld({ DATA_KEY, SMS_URL, SMS_AN_HOUR: String(smsAnHour) }, undefined, 0, { database: shared })
})
afterAll(async () => {
  await one?.close()
  await other?.close()
  server.close()
})
beforeEach(() => {
  for (const world of [one, other]) world?.clock.forward(24 * 60 + 1)
})

let phones = 0
const newPhone = () => `135${String(++phones).padStart(8, '0')}`

interface From {
  readonly network: string
  readonly token?: string | undefined
  readonly device?: string
  readonly phone?: string
}

/** Asks a server for a code; answers why there is none. */
async function ask(world: World | undefined, { network, token, device, phone = newPhone() }: From) {
  const more = { ...(token && { [headers.userToken]: token }), ...(device && { [headers.serial]: device }) }
  const payload = { phone, purpose: 'login' }
  const request = {
    method: 'POST',
    url: pathOf(codeSend.name),
    payload,
    headers: more,
    remoteAddress: network,
  } as const
  const { code } = (await world?.app.http.inject(request))?.json<Envelope>() ?? { code: 0 }
  return code === 1 ? 'sent' : failureName(code)
}

type Outcome = FailureName | 'sent' | undefined

async function several(count: number, send: (index: number) => Promise<Outcome>): Promise<Record<string, number>> {
  const all: Record<string, number> = {}
  for (let index = 0; index < count; index++) {
    const outcome = String(await send(index))
    all[outcome] = (all[outcome] ?? 0) + 1
  }
  return all
}

it('should limit the codes sent to a network, whatever sessions it has and whichever server it calls', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => other?.make.customer()))
  const network = '203.0.113.1'
  const send = (index: number) => ask(other, { network, token: people[index % 6]?.token })
  expect(await several(limits.codesOfNetwork + 5, send)).toEqual({ sent: limits.codesOfNetwork, tooManyRequests: 5 })
  expect(await ask(one, { network })).toBe('tooManyRequests')
  expect(await ask(other, { network: '203.0.113.2' })).toBe('sent')
})

it('should limit the codes sent to a customer, whatever networks and sessions they use', async () => {
  const ann = await other?.make.customer()
  const second = newToken()
  const { db, clock } = other?.app.context ?? {}
  if (!db || !clock || !ann) throw new Error('there is a server')
  await insertSession(db, ann.id, sha256(second), minutesAfter(clock.now(), 60))
  const send = (index: number) => ask(other, { network: `203.0.114.${index}`, token: index % 2 ? ann.token : second })
  expect(await several(limits.codesOfCustomer + 3, send)).toEqual({ sent: limits.codesOfCustomer, tooManyRequests: 3 })
  expect(await ask(other, { network: '203.0.114.99' })).toBe('sent')
})

it('should limit the paid codes in an hour, count only those that were sent, and exempt known devices', async () => {
  const network = (index: number) => `203.0.115.${index}`
  gateway.answers = 500
  for (let index = 0; index < smsAnHour + 1; index++) await ask(one, { network: network(index) })
  gateway.answers = 200
  const error = jest.spyOn(one?.app.context.log ?? console, 'error').mockImplementation(() => undefined)
  const send = (index: number) => ask(one, { network: network(index) })
  expect(await several(smsAnHour + 2, send)).toEqual({ sent: smsAnHour, tooManyRequests: 2 })
  expect(gateway.sent).toBe(smsAnHour)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('SMS_AN_HOUR'))
  error.mockRestore()

  const phone = newPhone()
  const ann = await one?.make.customer({ phone })
  const device = 'a-device-of-her-own'
  await one?.app.context.db
    .updateTable('sessions')
    .set({ device_hash: sha256(device) })
    .where('customer_id', '=', ann?.id ?? '')
    .execute()
  expect(await ask(one, { network: network(90), device, phone })).toBe('sent')
  expect(await ask(one, { network: network(91), device })).toBe('tooManyRequests')
  one?.clock.forward(61)
  expect(await ask(one, { network: network(92) })).toBe('sent')
})
