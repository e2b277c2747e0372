import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call, RequestInput } from '@contract/call'
import type { TestCaller } from '../../../server/testing/caller'
import { recordStatements } from '../bare/record'
import type { Recording, Script } from '../bare/statements'
import { startChild } from './child'
import type { Cluster } from './cluster'
import { type Amount, type Shot, throughput } from './load'
import type { Finding } from './report'
import { type Effort, ratioOf } from './rounds'
import { openStage, type Stage } from './stage'

const atLeast = 0.6

/** Sends a call and notes its statements and its answer for the bare server. */
export async function record<C extends Call>(
  caller: TestCaller,
  call: C,
  request: RequestInput<C>,
): Promise<Recording> {
  let data: unknown
  const batches = await recordStatements(async () => (data = await caller.call(call, request)))
  return { batches, answer: { code: 1, data, msg: '' } }
}

/** Measured call, with the requests to the server and to the bare one. */
export interface Trial {
  readonly what: string
  readonly ours: () => Shot
  readonly bare: () => Shot
}

/** A call that is the same every time. */
export const reading = (what: string, shot: Shot): Trial => ({ what, ours: () => shot, bare: () => shot })

/** The trials on a filled database, and what the bare server does for them. */
export interface PreparedTrial {
  readonly script: Script
  readonly trials: readonly Trial[]
}

/** Fraction of the throughput of Fastify and pg alone that the server reaches with the same SQL. */
export async function againstBare(
  cluster: Cluster,
  effort: Effort,
  { name, prepare }: { readonly name: string; readonly prepare: (stage: Stage) => Promise<PreparedTrial> },
): Promise<Finding[]> {
  const stage = await openStage(cluster, name)
  const file = join(cluster.folder, `${name}.json`)
  const { script, trials } = await prepare(stage)
  writeFileSync(file, JSON.stringify(script))
  const ours = await startChild('support/server.ts', { env: stage.env })
  const bare = await startChild('bare/server.ts', { env: { ...stage.env, SCRIPT: file } })
  const findings: Finding[] = []
  for (const trial of trials) {
    const measure = (url: string, next: () => Shot) => (amount: Amount) =>
      throughput({ url, next, amount, connections: effort.connections })
    const ratio = await ratioOf(measure(ours.url, trial.ours), measure(bare.url, trial.bare), effort)
    findings.push({ what: `${trial.what}, of a bare handler’s throughput`, ratio, atLeast })
  }
  await Promise.all([ours.stop(), bare.stop(), stage.close()])
  return findings
}
