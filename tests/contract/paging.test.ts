import fc from 'fast-check'
import type { Call } from '@contract/call'
import { calls } from '@contract/calls'
import { failureCodes } from '@contract/failures'
import { limits } from '@contract/limits'
import { aWorld, type World } from '../../server/testing/world'
import type { PagedAnswer } from '../../server/testing/pages'
import { isFull } from '../support/suite'
import { pagedLists } from './paged-lists'
import { type PagedList, rowCount } from './paged-rows'

const fieldsOf = (schema: Call['request']): object => (schema._zod.def as { shape?: object }).shape ?? {}
const paged = Object.values<Call>(calls).filter(({ request }) => 'cursor' in fieldsOf(request))

let world: World
let lists: Record<string, PagedList>
beforeAll(async () => {
  world = await aWorld({ UNPAID_ORDERS: '1000', UNPAID_STOCK: '100' })
  lists = await pagedLists(world)
})
afterAll(() => world.close())

const listOf = (name: string): PagedList =>
  lists[name] ??
  (() => {
    throw new Error(`${name} has no list`)
  })()

async function pageOf({ name }: Call, request: object): Promise<PagedAnswer> {
  const { envelope } = await listOf(name).caller.send(name, request)
  expect(envelope).toMatchObject({ code: 1 })
  return envelope.data as PagedAnswer
}

it('should be known of every call that answers pages', () => {
  const answering = Object.values<Call>(calls).filter(({ response }) => 'next' in fieldsOf(response))
  expect(answering.map(({ name }) => name)).toEqual(paged.map(({ name }) => name))
  expect(Object.keys(lists).sort()).toEqual(paged.map(({ name }) => name).sort())
})

/** Lifetime of a row: present all the time, or inserted or deleted after a page. */
const fate = fc.record({
  kind: fc.constantFrom('stays', 'stays', 'leaves', 'arrives'),
  position: fc.integer({ min: 0, max: 3 }),
  after: fc.integer({ min: 1, max: 4 }),
})
const fates = fc.array(fate, { minLength: rowCount, maxLength: rowCount })

/** A cursor of each list, made once for all that refuse those of others. */
let cursors: Promise<string[]> | undefined

/** The walks through a list and the altered cursors that it is sent: fewer in the gate, by the same seeds. */
const walksOf = ({ requests }: PagedList): number => (isFull ? 4 + 2 * requests.length : 1 + requests.length)
const alteredCount = isFull ? 40 : 12

describe.each(paged.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it('should show each row that is there all the time once, whatever comes and goes', async () => {
    const list = listOf(name)
    const request = fc.constantFrom(...list.requests)
    const walk = fc.asyncProperty(fates, request, fc.integer({ min: 1, max: 3 }), async (rows, fields, pageSize) => {
      const known = list.ids.map((id, index) => ({
        id,
        ...(rows[index] ?? { kind: 'arrives', position: 0, after: 9 }),
      }))
      for (const { id, kind, position } of known)
        await (kind === 'arrives' ? list.takeOut(id) : list.put(id, position, fields))
      const shown: string[] = []
      let cursor: string | null | undefined
      for (let page = 1; cursor !== null; page++) {
        const answer = await pageOf(call, { ...fields, pageSize, cursor })
        expect(answer.items.length).toBeLessThanOrEqual(pageSize)
        shown.push(...answer.items.map(({ id }) => id))
        cursor = answer.next
        expect(page).toBeLessThan(100)
        for (const { id, kind, position, after } of known) {
          if (after === page && kind === 'leaves') await list.takeOut(id)
          if (after === page && kind === 'arrives') await list.put(id, position, fields)
        }
      }
      expect(shown).toEqual([...new Set(shown)])
      const staying = known.filter(({ kind }) => kind === 'stays').map(({ id }) => id)
      expect(shown).toEqual(expect.arrayContaining(staying))
    })
    await fc.assert(walk, { numRuns: walksOf(list) })
  })

  it('should refuse a cursor that is malformed, too long, of another list or of somebody else', async () => {
    const list = listOf(name)
    const [fields = {}] = list.requests
    const refused = async (cursor: unknown, caller = list.caller) => {
      const { status, envelope } = await caller.send(name, { ...fields, pageSize: 1, cursor })
      expect({ cursor, status, code: envelope.code }).toEqual({
        cursor,
        status: 400,
        code: failureCodes.invalidRequest,
      })
    }
    cursors ??= Promise.all(paged.map((each) => cursorOf(each)))
    const known = await cursors
    const mine = known[paged.indexOf(call)] ?? ''
    const others = known.filter((cursor) => cursor !== mine)
    // `home.storeList` is `store.list` by another name: one list, with the same cursors.
    expect(others.length).toBeGreaterThanOrEqual(paged.length - 2)
    const made = [[], {}, null, 1, [1], [1, 'list', []], [2, 'list', [], []]].map(written)
    const malformed = [
      '',
      ' ',
      'x',
      "' or 1=1 --",
      mine.slice(1),
      `${mine}.`,
      'a'.repeat(limits.cursorLength + 1),
      7,
      {},
    ]
    // In the gate an eighth of the other lists, from list to list others.
    const sent = others.filter((_, index) => isFull || index % 8 === paged.indexOf(call) % 8)
    await Promise.all([...malformed, ...made, ...sent].map((cursor) => refused(cursor)))
    if (call.who === 'customer') await refused(mine, await world.make.customer())
  })

  it('should take no cursor for what it is not', async () => {
    const list = listOf(name)
    const [fields = {}] = list.requests
    const [version, scope, keys, kept] = read(await cursorOf(call))
    const odd = fc.oneof(
      fc.double(),
      fc.maxSafeInteger(),
      fc.string(),
      fc.constantFrom(1e300, -1, 9e15, "'", '2026-02-31', null, []),
    )
    const altered = fc.tuple(
      fc.tuple(...keys.map((key) => fc.oneof(fc.constant(key), odd))),
      fc.tuple(...kept.map((key) => fc.oneof(fc.constant(key), odd))),
    )
    for (const [values, rest] of fc.sample(altered, { numRuns: alteredCount, seed: 7 })) {
      const cursor = written([version, scope, values, rest])
      const { status } = await list.caller.send(name, { ...fields, pageSize: 1, cursor })
      expect({ values, rest, fine: [200, 400].includes(status) }).toEqual({ values, rest, fine: true })
    }
  })
})

const written = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64url')
const read = (cursor: string) =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [number, string, unknown[], unknown[]]

/** The cursor of the second page of a list with all of its rows. */
async function cursorOf(call: Call): Promise<string> {
  const list = listOf(call.name)
  const [fields = {}] = list.requests
  for (const [index, id] of list.ids.entries()) await list.put(id, index % 4, fields)
  return (await pageOf(call, { ...fields, pageSize: 1 })).next ?? ''
}
