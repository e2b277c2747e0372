import type { Call } from '@contract/call'
import { type Child, startChild } from './child'
import type { Cluster } from './cluster'
import { type Amount, throughput } from './load'
import { type Finding, print } from './report'
import { type Effort, ratioOf } from './rounds'
import { shotOf } from './shots'
import { openStage, type Stage } from './stage'

const usualFew = 10_000
const atMost = 2

/** Scaled data, its generator, and the measured calls. */
export interface Scale {
  /** The name of what is counted, which also names the databases. */
  readonly what: string
  /** Ten thousand unless it is said. */
  readonly few?: number
  readonly many: number
  readonly asked: readonly { readonly what: string; readonly call: Call; readonly request: object }[]
  count(stage: Stage): Promise<number>
  fill(stage: Stage, count: number): Promise<void>
}

/** A database with `count` rows, and a server on it. A named folder that already has them is not filled again. */
export async function filled(cluster: Cluster, scale: Scale, count: number): Promise<{ stage: Stage; server: Child }> {
  const stage = await openStage(cluster, `${scale.what}_${count}`, true)
  if ((await scale.count(stage)) !== count) {
    const since = Date.now()
    print(`  making ${count.toLocaleString('en')} ${scale.what} …`)
    await scale.fill(stage, count)
    print(`  made ${count.toLocaleString('en')} ${scale.what} in ${Math.round((Date.now() - since) / 1000)} s`)
  }
  return { stage, server: await startChild('support/server.ts', { env: stage.env }) }
}

/** Ratio of each call's time among many to that among few. */
export async function atScale(cluster: Cluster, effort: Effort, scale: Scale): Promise<Finding[]> {
  const { few = usualFew } = scale
  const [small, big] = [await filled(cluster, scale, few), await filled(cluster, scale, scale.many)]
  const findings: Finding[] = []
  for (const { what, call, request } of scale.asked) {
    const shot = shotOf(call, request)
    const measure =
      ({ server }: { server: Child }) =>
      (amount: Amount) =>
        throughput({ url: server.url, next: () => shot, amount, connections: effort.connections })
    // Throughput the other way round is time.
    const ratio = await ratioOf(measure(small), measure(big), effort)
    findings.push({ what: `${what}: time at ${scale.many} ${scale.what} to ${few}`, ratio, atMost })
  }
  await Promise.all([small, big].flatMap(({ stage, server }) => [server.stop(), stage.close()]))
  return findings
}
