import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ZodMiniType } from 'zod/mini'
import type { Call } from '@contract/call'
import { calls } from '@contract/calls'
import { pathOf } from '@contract/paths'
import type { TestCaller } from '../../server/testing/caller'
import { minutesAfter } from '../../server/clock'
import { newToken, sha256 } from '../../server/security/hash'
import { insertSession } from '../../server/testing/rows'
import { aWorld, type World } from '../../server/testing/world'
import { aCast, type Cast, owners } from './cast'
import { asking, sample } from './suite'

const lines: string[] = []

let world: World
let cast: Cast
const secrets = new Set<string>()

beforeAll(async () => {
  world = await aWorld({ LOG_LEVEL: 'trace' }, undefined, 0, { logStream: { write: (line) => void lines.push(line) } })
  cast = await aCast(world)
})
afterAll(() => world.close())

/** Values of fields that are recognisable in a log; a field takes the first one that it accepts. */
const written = [
  'Zqxwv Jkpbg',
  'Zqxwv',
  '13955557913',
  'zqxwv@example.com',
  '11010519491231002X',
  '6222021234567894',
  'zqxwv918273',
  '918273',
  { en: 'Zqxwv', zh: 'Zqxwv' },
]
const told = /zqxwv|jkpbg|13955557913|11010519491231002x|6222021234567894|\b918273\b/i

const shapeOf = (call: Call) => (call.request._zod.def as unknown as { shape?: Record<string, ZodMiniType> }).shape

/**
 * Requests that name a thing of the party and contain recognisable values: a valid one, and one with such a value in
 * every field.
 */
function telling(call: Call): Record<string, unknown>[] {
  const shape = shapeOf(call)
  if (!shape) return [{ name: 'Zqxwv', phone: '13955557913' }]
  const own = call.party === undefined ? {} : cast.things[call.party]
  const named = call.owns.map((field) => {
    const [first = ''] = field.path
    return [first, asking(call, field, own[field.kind] ?? '')[first]] as const
  })
  const texts = Object.entries(shape).flatMap(([field, type]) => {
    const text = written.find((each) => type.safeParse(each).success)
    return text === undefined ? [] : [[field, text] as const]
  })
  const fits = { ...sample(call), ...(shape['payPassword'] && { payPassword: '246810' }), ...Object.fromEntries(named) }
  return [fits, { ...fits, ...Object.fromEntries(texts), ...Object.fromEntries(named) }]
}

/** The party of a call with a separate session, since some calls end it. */
async function withSession({ party }: Call): Promise<TestCaller> {
  const caller = cast.people[party === undefined ? 'customer' : owners[party]]
  const token = newToken()
  secrets.add(token)
  const { db, clock } = world.app.context
  await insertSession(db, caller.id, sha256(token), minutesAfter(clock.now(), 60))
  return caller.as(token)
}

/** Makes a call with recognisable values in its address, its headers and a body that is no JSON. */
const tellAround = (call: Call, caller: TestCaller) =>
  fetch(`${world.base}${pathOf(call.name)}?name=Zqxwv&phone=13955557913`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${caller.token ?? ''}`,
      referer: 'https://zqxwv.example',
    },
    body: '{"name": "Zqxwv Jkpbg", 13955557913',
  })

/** Makes every call with recognisable values in its fields, its address and its headers. */
async function tellAll(): Promise<void> {
  for (const call of Object.values<Call>(calls)) {
    const caller = await withSession(call)
    for (const request of telling(call)) await caller.send(call.name, request)
    await tellAround(call, caller)
  }
}

function leaks(): string[] {
  const all = lines.join('\n')
  const leaked = [...secrets].filter((secret) => all.includes(secret))
  return lines.filter((line) => told.test(line) || leaked.some((secret) => line.includes(secret)))
}

const logged = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

it('should hold nothing that somebody wrote, whatever they call', async () => {
  await tellAll()
  expect(lines.length).toBeGreaterThan(2 * Object.keys(calls).length)
  expect(leaks()).toEqual([])
})

/** Tables that calls write before those with what somebody wrote. */
const inTheWay = ['sessions', 'attempts', 'idempotency_keys', 'jobs', 'events']

it('should hold none of it when the database refuses every row', async () => {
  const { db } = world.app.context
  cast = await aCast(world)
  lines.length = 0
  const { rows } = await sql<{ name: string }>`
    select format('%I', relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all(${inTheWay})`.execute(db)
  for (const { name } of rows)
    await sql`alter table ${sql.raw(name)} add constraint ${sql.raw(`no_${randomUUID().slice(0, 8)}`)} check (false) not valid`.execute(
      db,
    )
  await tellAll()
  const tables = new Set(logged().flatMap(({ err }) => (err as { table?: string } | undefined)?.table ?? []))
  expect(tables.size).toBeGreaterThan(10)
  expect(leaks()).toEqual([])
})
