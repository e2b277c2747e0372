import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import pg from 'pg'
import { headers } from '@contract/headers'
import { pathOf } from '@contract/paths'
import { sendNamed, StatementNames } from '../../../server/database/named'
import { tellAddress } from '../support/address'
import { freshBatches, withNewIds } from './fresh'
import type { Batch, Person, Recording, Script } from './statements'

/** Calls that write what has to be another one each time. */
const writing: ReadonlySet<string> = new Set([
  ...[
    'order.submit',
    'chat.send',
    'groupCart.edit',
    'merchant.redeemVoucher',
    'group.join',
    'hotel.submit',
    'reservation.submit',
  ],
])

const script = JSON.parse(readFileSync(process.env.SCRIPT ?? '', 'utf8')) as Script
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const names = new StatementNames()
const people = new Map(script.people.map((person) => [person.token, person]))

const isBegin = ([statement]: Batch): boolean => statement?.text === 'begin'
const isCommit = ([statement]: Batch): boolean => statement?.text === 'commit'

async function alone(text: string, values: readonly unknown[]): Promise<void> {
  const client = await pool.connect()
  await sendNamed(client, names, text, values).finally(() => client.release())
}

/** A transaction has one connection from `begin` to `commit`; what is outside asks the pool. Statements have names, as the server's have. */
async function run(batches: readonly Batch[]): Promise<void> {
  let client: pg.PoolClient | undefined
  try {
    for (const batch of batches) {
      if (isBegin(batch)) client = await pool.connect()
      const at = client
      await Promise.all(
        batch.map(({ text, values }) => (at ? sendNamed(at, names, text, values) : alone(text, values))),
      )
      if (isCommit(batch)) client = void client?.release()
    }
  } finally {
    client?.release(true)
  }
}

/** Values of this request in place of the recorded ones: the person's and the request's. */
function valuesOf({ headers: sent, body }: FastifyRequest, recorded: Person): Map<string, string> {
  const person = people.get(String(sent[headers.userToken])) ?? recorded
  const own = recorded.values.map((value, index): [string, string] => [value, person.values[index] ?? value])
  return new Map([...own, ...Object.entries((body as { values?: Record<string, string> }).values ?? {})])
}

function serve(app: FastifyInstance, name: string, { batches, answer }: Recording): void {
  const [recorded] = script.people
  app.post(pathOf(name), async (request) => {
    const isNew = recorded && writing.has(name)
    await run(isNew ? freshBatches(batches, valuesOf(request, recorded)) : withNewIds(batches))
    return answer
  })
}

/** Fastify and pg with nothing between: each route does a recorded call's statements and sends its recorded answer. */
async function main(): Promise<void> {
  const app = Fastify()
  for (const [name, recorded] of Object.entries(script.calls)) serve(app, name, recorded)
  await app.listen({ port: 0, host: '127.0.0.1' })
  tellAddress(app)
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
}

void main()
