import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { loginAccount } from '@contract/calls/login'
import { pathOf } from '@contract/paths'
import { RefusedCall, TestCaller } from '../../../server/testing/caller'
import { startChild } from '../support/child'
import type { Cluster } from '../support/cluster'
import { print } from '../support/report'
import { newPhone } from '../support/shoppers'
import { openStage } from '../support/stage'

const uploaders = 8
const each = 3
const slowestLoginMs = 3000
const longestStopMs = 15_000

const sinceMs = (start: number) => Math.round(performance.now() - start)
const isBusy = (error: unknown) => error instanceof RefusedCall && error.failure === 'tooManyRequests'

/** The costliest file for its size: 64 million pixels whose coefficients are all kept until the last of them is there. */
async function largePicture(): Promise<Blob> {
  const create = { width: 8000, height: 7990, channels: 3 as const, background: '#c04020' }
  return new Blob([new Uint8Array(await sharp({ create }).jpeg({ progressive: true }).toBuffer())])
}

async function uploadOnce(caller: TestCaller, picture: Blob): Promise<void> {
  for (;;) {
    try {
      await caller.upload(picture, {}, 'large.jpg')
      return
    } catch (error) {
      if (!isBusy(error)) throw error
      await wait(200)
    }
  }
}

/** Time of a refused sign-in, which hashes a password like any other. */
async function loginMs(base: string): Promise<number> {
  const start = performance.now()
  const failure = await new TestCaller(base).refusal(loginAccount, { phone: newPhone(), password: 'x1', agreed: true })
  if (failure !== 'passwordWrong') throw new Error(`a sign-in was refused with ${String(failure)}`)
  return sinceMs(start)
}

async function slowestLogin(base: string, callers: readonly TestCaller[]): Promise<number> {
  const picture = await largePicture()
  let isOver = false
  const uploads = Promise.all(
    callers.flatMap((caller) => Array.from({ length: each }, () => uploadOnce(caller, picture))),
  )
  const over = uploads.finally(() => (isOver = true))
  let slowest = 0
  // Half a second apart, within the pace of sign-ins that one address has.
  for (let attempt = 0; attempt < 45 && !isOver; attempt += 1) {
    slowest = Math.max(slowest, await loginMs(base))
    await wait(500)
  }
  await over
  return slowest
}

/** A connection on which the rest of a body never comes. */
function holdConnection(base: string): void {
  const { port, hostname } = new URL(base)
  const socket = connect(Number(port), hostname)
  const lines = [`POST ${pathOf('store.list')} HTTP/1.1`, `host: ${hostname}`, 'content-type: application/json']
  socket.on('error', () => undefined)
  socket.write(`${lines.join('\r\n')}\r\ncontent-length: 5000\r\n\r\n{`)
}

/** Strangers must not delay others: sign-ins beside 24 large pictures, and a stop beside open connections. */
export async function strangersRun(cluster: Cluster): Promise<string[]> {
  const { make, env, close } = await openStage(cluster, 'strangers')
  const people: TestCaller[] = []
  for (let made = 0; made < uploaders; made += 1) people.push(await make.customer({ phone: newPhone() }))
  await close()
  const child = await startChild('support/server.ts', { env: { ...env, LOG_LEVEL: 'error' } })
  const quiet = await loginMs(child.url)
  const callers = people.map(({ id, token }) => new TestCaller(child.url, id, token))
  const slowest = await slowestLogin(child.url, callers)
  for (let held = 0; held < 20; held += 1) holdConnection(child.url)
  await wait(500)
  const start = performance.now()
  await child.stop()
  const stop = sinceMs(start)
  print(`strangers: a sign-in took ${quiet} ms, beside 24 large pictures ${slowest} ms at most; a stop took ${stop} ms`)
  return [
    ...(slowest > slowestLoginMs ? [`pictures held a sign-in up for ${slowest} ms`] : []),
    ...(stop > longestStopMs ? [`held connections held a stop up for ${stop} ms`] : []),
  ]
}
