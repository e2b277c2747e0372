import { toJS } from 'mobx'
import { settings } from '@contract/settings'
import { Persisted } from '@/platform/storage/persisted'
import { sessionMark } from '@/platform/session/token'

/** Lifetime of a draft, which is also that of uploaded pictures that nothing refers to. */
const LIFETIME_MS = 24 * 60 * 60 * 1000
/** Maximum number of drafts; the oldest ones are dropped. */
const MAX = 10

interface Stored {
  /** Marks the session that wrote it. */
  readonly session: string
  /** Id of the customer, once known. */
  readonly customer: string | undefined
  /** Version of the app: another one may have other fields. */
  readonly version: string
  readonly at: number
  readonly data: unknown
}

/** Milliseconds in which what is typed is written at once; every keystroke would write all drafts. */
const WRITE_MS = 300

const stored = new Persisted<Readonly<Record<string, Stored>>>('drafts', {}, { delay: WRITE_MS })

/** The same drafts with content that storage cannot hold, such as files, until the app ends. */
const whole = new Map<string, unknown>()

const isFresh = ({ at, version }: Stored): boolean =>
  version === settings().versionName && Date.now() - at < LIFETIME_MS

/** Contents of unsent forms by key. Each is given to the customer who wrote it alone, a visitor's to whoever logs in. */
export const drafts = {
  /** The draft of this session, or of an earlier one of the same customer. */
  read(key: string, customer: string | undefined): unknown {
    const draft = stored.value[key]
    if (!draft || !isFresh(draft)) return undefined
    const isOwn = customer !== undefined && draft.customer === customer
    const isVisitors = draft.session === '' && draft.customer === undefined
    if (draft.session !== sessionMark() && !isOwn && !isVisitors) return undefined
    return whole.get(key) ?? toJS(draft.data)
  },

  /** Stores a draft; of `data` what JSON can express survives the end of the app. */
  write(key: string, customer: string | undefined, data: unknown): void {
    whole.set(key, data)
    const plain: unknown = JSON.parse(JSON.stringify(data))
    const session = sessionMark()
    // An app that was just loaded does not know yet whose session it is.
    const known = stored.value[key]?.session === session ? stored.value[key]?.customer : undefined
    const draft = { session, customer: customer ?? known, version: settings().versionName, at: Date.now(), data: plain }
    const others = Object.entries(toJS(stored.value)).filter(([other, each]) => other !== key && isFresh(each))
    others.sort(([, one], [, other]) => other.at - one.at)
    stored.set(Object.fromEntries([[key, draft], ...others.slice(0, MAX - 1)]))
  },

  remove(key: string): void {
    whole.delete(key)
    if (!(key in stored.value)) return
    const { [key]: _removed, ...others } = toJS(stored.value)
    stored.set(others)
    // A form that was sent must not come back.
    stored.flush()
  },

  /** Writes to the device what has been typed in the last moment. */
  flush(): void {
    stored.flush()
  },

  /** Removes all drafts, when the customer logs out. */
  clear(): void {
    whole.clear()
    stored.clear()
  },
}
