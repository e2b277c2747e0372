import { once } from 'node:events'
import WebSocket from 'ws'
import type { Call } from '@contract/call'
import { chatAuth, chatConversations, chatHistory, chatSend, chatSync } from '@contract/calls/chat'
import { TestCaller } from '../../../server/testing/caller'
import { againstBare, type PreparedTrial, record } from '../support/against-bare'
import { type Chatter, inTurn, message, someChatters } from '../support/chatters'
import { lengthen, multiply } from '../support/chat-queries'
import { type Child, startChild } from '../support/child'
import type { Cluster } from '../support/cluster'
import { type Amount, throughput } from '../support/load'
import { vacuum } from '../support/queries'
import { type Finding, noted } from '../support/report'
import { type Effort, median, ratioOf } from '../support/rounds'
import { shotOf } from '../support/shots'
import { openStage, type Stage } from '../support/stage'

const chatters = 50
const few = 1000
const announced = 2000
const heardTimes = 60

/** People who talk, and what one of them sends. */
async function prepare(stage: Stage): Promise<PreparedTrial> {
  // Announcements must not be recorded as part of the call.
  await stage.app.services.announcer.stop()
  const people = await someChatters(stage, chatters)
  await vacuum(stage.app.context.db)
  const [first] = people
  const sent = message(first?.conversationId ?? '')
  const recorded = await record(first?.caller ?? new TestCaller(''), chatSend, sent)
  const next = inTurn(people)
  const send = (bodyOf: (of: ReturnType<typeof message>) => object) => () => {
    const { conversationId, token } = next()
    return shotOf(chatSend, bodyOf(message(conversationId)), token)
  }
  return {
    script: { calls: { [chatSend.name]: recorded }, people: people.map(({ token, values }) => ({ token, values })) },
    trials: [
      {
        what: 'chat.send',
        ours: send((body) => body),
        bare: send(({ clientId }) => ({ values: { [sent.clientId]: clientId } })),
      },
    ],
  }
}

/** Time of announcing, relative to the time of sending. */
async function announcing(cluster: Cluster, { rounds }: Effort): Promise<Finding> {
  const stage = await openStage(cluster, 'chat_announcing')
  const { announcer, chat } = stage.app.services
  await announcer.stop()
  const next = inTurn(await someChatters(stage, chatters))
  const sendOne = async () => {
    const { conversationId, caller } = next()
    const { clientId, text } = message(conversationId)
    await chat.send({ conversationId, party: 'customer', personId: caller.id, clientId, body: { kind: 'text', text } })
  }
  const lane = async () => {
    for (let sent = 0; sent < announced / 16; sent += 1) await sendOne()
  }
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await announcer.announceAll()
    const begin = performance.now()
    await Promise.all(Array.from({ length: 16 }, lane))
    const sent = performance.now()
    await announcer.announceAll()
    ratios.push((performance.now() - sent) / (sent - begin))
  }
  await stage.close()
  const ratio = { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
  return noted({ what: 'announcing messages, of the time of sending them', ratio, atMost: 0.1 })
}

/** A stage with one conversation of many messages, or one store with many conversations. */
async function grown(
  cluster: Cluster,
  { name, count }: { readonly name: string; readonly count: number },
  grow: (stage: Stage, of: Chatter) => Promise<unknown>,
) {
  const stage = await openStage(cluster, `chat_${name}_${count}`)
  const [one] = await someChatters(stage, 1)
  if (!one) throw new Error('there is nobody')
  await grow(stage, one)
  await vacuum(stage.app.context.db)
  return { stage, one, count, server: await startChild('support/server.ts', { env: stage.env }) }
}

type Grown = Awaited<ReturnType<typeof grown>>
interface Asked {
  readonly what: string
  readonly call: Call
  readonly token: (of: Chatter) => string | undefined
  readonly request: (of: Grown) => object
}

/** Ratio of the calls' times on the big one to those on the small one. */
async function compared(small: Grown, big: Grown, asked: readonly Asked[], effort: Effort): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, call, token, request } of asked) {
    const measure = (of: Grown) => (amount: Amount) => {
      const { server, one } = of
      const shot = shotOf(call, request(of), token(one))
      return throughput({ url: server.url, next: () => shot, amount, connections: effort.connections })
    }
    findings.push(noted({ what, ratio: await ratioOf(measure(small), measure(big), effort), atMost: 1.5 }))
  }
  for (const { stage, server } of [small, big]) {
    await server.stop()
    await stage.close()
  }
  return findings
}

async function pages(cluster: Cluster, effort: Effort, messages: number): Promise<Finding[]> {
  const of = (count: number) =>
    grown(cluster, { name: 'messages', count }, ({ app }, { conversationId }) =>
      lengthen(app.context.db, conversationId, count),
    )
  const [small, big] = [await of(few), await of(messages)]
  const page = (what: string, before: (count: number) => number | undefined): Asked => ({
    what: `${what}: time at ${messages} messages to ${few}`,
    call: chatHistory,
    token: ({ token }) => token,
    request: ({ one: { conversationId }, count }) => ({ conversationId, before: before(count) }),
  })
  return compared(
    small,
    big,
    [page('newest page of a chat', () => undefined), page('middle page of a chat', (count) => count / 2)],
    effort,
  )
}

async function inboxes(cluster: Cluster, effort: Effort): Promise<Finding[]> {
  const of = (count: number) =>
    grown(cluster, { name: 'conversations', count }, ({ app: { context } }, { conversationId }) =>
      context.db.transaction().execute((tx) => multiply(tx, conversationId, count)),
    )
  const [small, big] = [await of(100), await of(10_000)]
  const ask = (what: string, call: Call, more: (count: number) => object = () => ({})): Asked => ({
    what: `${what}: time at 10000 conversations to 100`,
    call,
    token: ({ merchant }) => merchant.token,
    request: ({ one: { storeId }, count }) => ({ inboxId: storeId, ...more(count) }),
  })
  const asked = [
    ask('list of chats', chatConversations),
    ask('unread messages', chatSync),
    // As many changes of either inbox: the last twenty.
    ask('changes of chats', chatSync, (count) => ({ after: count - 20 })),
  ]
  return compared(small, big, asked, effort)
}

/** Latency until a listener at a server receives a message, in ms. */
async function heardAfter(at: Child, by: Child, { conversationId, caller, merchant }: Chatter): Promise<number> {
  const { uid, userSig } = await new TestCaller(at.url, merchant.id, merchant.token).call(chatAuth, {})
  const socket = new WebSocket(`${at.url.replace('http', 'ws')}/ws`)
  await once(socket, 'open')
  const ready = once(socket, 'message')
  socket.send(JSON.stringify({ uid, userSig }))
  await ready
  const heard = once(socket, 'message')
  const begin = performance.now()
  await new TestCaller(by.url, caller.id, caller.token).call(chatSend, message(conversationId))
  await heard
  const took = performance.now() - begin
  socket.close()
  return took
}

async function otherServer(cluster: Cluster, { rounds }: Effort): Promise<Finding> {
  const stage = await openStage(cluster, 'chat_servers')
  await stage.app.services.announcer.stop()
  const next = inTurn(await someChatters(stage, chatters))
  const start = () => startChild('support/server.ts', { env: stage.env })
  const [one, other] = [await start(), await start()]
  const middle = async (by: Child) => {
    const times: number[] = []
    for (let time = 0; time < heardTimes; time += 1) times.push(await heardAfter(one, by, next()))
    return median(times)
  }
  await middle(one)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) ratios.push((await middle(other)) / (await middle(one)))
  for (const server of [one, other]) await server.stop()
  await stage.close()
  const ratio = { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
  return noted({ what: 'a message heard through another server, to the same one', ratio, atMost: 2 })
}

/** Speed of chats: sending, announcing, receiving, and the costs that do not grow with their number. */
export async function chatSpeed(cluster: Cluster, effort: Effort, messages: number): Promise<Finding[]> {
  return [
    ...(await againstBare(cluster, effort, { name: 'chat', prepare })).map(noted),
    await announcing(cluster, effort),
    ...(await pages(cluster, effort, messages)),
    ...(await inboxes(cluster, effort)),
    await otherServer(cluster, effort),
  ]
}
