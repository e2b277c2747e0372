import type { CallName } from '@contract/calls'
import { commonHeaders } from './request-headers'
import { CallAborted } from './failures'
import { token } from '@/platform/session/token'
import type { Pending } from './http'

interface Lasting {
  /** The time for which an answer may be used again. */
  readonly seconds: number
  /** Calls that end it earlier. */
  readonly endedBy?: readonly CallName[]
}

/** The calls whose answers are used again by readers that accept a kept one. */
const rules: Readonly<Partial<Record<CallName, Lasting>>> = {
  'store.categories': { seconds: 300 },
  'mall.categories': { seconds: 300 },
  'errand.goodsInfo': { seconds: 300 },
  'errand.tipsConfig': { seconds: 300 },
  'map.config': { seconds: 300 },
  'address.list': {
    seconds: 60,
    endedBy: ['address.add', 'address.edit', 'address.delete'],
  },
}

const lasting = new Map<string, Lasting>(Object.entries(rules))

/** An answer, or a call under way with the number of its readers: the last one to abort cancels it. */
class Entry {
  readonly asked = Date.now()
  private readers = 0
  private known: { readonly value: unknown } | undefined

  constructor(
    private readonly work: Pending<unknown>,
    private readonly end: () => void,
  ) {
    this.known = work.now
    work.then((value) => (this.known = { value }), end)
  }

  read(): Pending<unknown> {
    if (this.known) return Object.assign(Promise.resolve(this.known.value), { abort: () => undefined, now: this.known })
    this.readers += 1
    let abort = () => undefined as void
    const answer = new Promise((resolve, reject) => {
      abort = () => {
        abort = () => undefined
        reject(new CallAborted())
        this.readers -= 1
        if (this.readers > 0) return
        this.end()
        this.work.abort()
      }
      this.work.then(resolve, reject)
    })
    return Object.assign(answer, { abort: () => abort() })
  }
}

const entries = new Map<string, Entry>()

/** The customer whom the entries belong to. */
let owner = ''

/** Forgets all answers. */
export const forgetAnswers = (): void => entries.clear()

/** The calls whose answers a change makes outdated. */
const endedBy = (change: string): string[] =>
  [...lasting].flatMap(([name, { endedBy: changes = [] }]) => (changes.some((each) => each === change) ? name : []))

const forget = (names: readonly string[]) => {
  for (const key of entries.keys()) if (names.some((name) => key.startsWith(`${name} `))) entries.delete(key)
}

/**
 * Sends a call, or answers it from an earlier one that asked for the same under the same headers, where `kept` accepts
 * that. A change ends what it makes outdated, both when it is sent and when it is answered.
 */
export function sendOrKeep(
  name: string,
  request: unknown,
  kept: boolean,
  send: () => Pending<unknown>,
): Pending<unknown> {
  const rule = lasting.get(name)
  if (!rule) {
    const outdated = endedBy(name)
    if (outdated.length === 0) return send()
    const end = () => forget(outdated)
    end()
    const work = send()
    work.then(end, end)
    return work
  }
  if (owner !== token.value) entries.clear()
  owner = token.value
  const key = `${name} ${JSON.stringify([request, commonHeaders()])}`
  const found = entries.get(key)
  if (kept && found && Date.now() - found.asked < rule.seconds * 1000) return found.read()
  const entry: Entry = new Entry(send(), () => {
    if (entries.get(key) === entry) entries.delete(key)
  })
  entries.set(key, entry)
  return entry.read()
}
