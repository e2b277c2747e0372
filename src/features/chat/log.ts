import { runInAction } from 'mobx'
import type { ChatMessage } from '@contract/entities/chat'
import { limits } from '@contract/limits'
import type { Answer } from '@/services/api'
import { makeModel, messageOf } from '@/state'

/** The bounds of a part of a conversation, neither of which is answered itself. */
export interface Bounds {
  readonly before?: number
  readonly after?: number
  readonly limit?: number
}

type Preparation = () => Promise<void>

const noPreparation: Preparation = () => Promise.resolve()

type Fetch = (bounds: Bounds) => Promise<Answer<'chat.history'>>

/** Number of new messages above which only the newest are shown, and those between on scrolling up. */
const farAhead = 3 * limits.chatPageMax

/** Messages that are kept at once: scrolling away from some drops them, and back fetches them again. */
const kept = 3 * limits.chatPage

/**
 * The messages of a conversation without gaps, ordered by sequence. Missing messages between the last one and a newer
 * one are fetched before the newer one is shown.
 */
export class MessageLog {
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  messages: readonly ChatMessage[] = []
  /** Error message for the status `failed`. */
  message = ''
  hasEarlier = false
  /** Whether newer messages were dropped on scrolling up. */
  hasLater = false
  /** State of the messages before the first one. */
  earlier: 'idle' | 'loading' | 'failed' = 'idle'
  /** Whether there are newer messages that could not be fetched. */
  isBehind = false
  private newest = 0
  private catchingUp: Promise<void> | undefined = undefined

  constructor(private readonly ask: Fetch) {
    makeModel(this, 'ask', 'newest', 'catchingUp')
  }

  /** The sequence of the last message that is shown; 0 when there is none. */
  get last(): number {
    return this.messages[this.messages.length - 1]?.sequence ?? 0
  }

  /** Loads the newest messages, unless they are loaded. */
  async load(): Promise<void> {
    if (this.status === 'ready' || this.status === 'loading') return
    this.status = 'loading'
    try {
      const page = await this.ask({ limit: limits.chatPage })
      runInAction(() => this.begin(page))
    } catch (error) {
      runInAction(() => Object.assign(this, { status: 'failed', message: messageOf(error) }))
    }
  }

  /**
   * Loads the messages before the first one.
   * @param prepare called when they have come, before they are shown
   */
  async loadEarlier(prepare = noPreparation): Promise<void> {
    const [first] = this.messages
    if (!first || !this.hasEarlier || this.earlier === 'loading') return
    this.earlier = 'loading'
    try {
      const { items, hasMore } = await this.ask({ before: first.sequence, limit: limits.chatPage })
      await prepare()
      runInAction(() => {
        this.earlier = 'idle'
        // After the first ones were dropped meanwhile, these no longer precede what is shown.
        if (this.messages[0]?.sequence !== first.sequence) return
        const all = [...items, ...this.messages]
        this.messages = all.slice(0, kept)
        this.hasLater ||= all.length > kept
        this.hasEarlier = hasMore
      })
    } catch {
      runInAction(() => (this.earlier = 'failed'))
    }
  }

  /**
   * Loads the messages after the last one, where those were dropped.
   * @param prepare called when they have come, before they are shown
   */
  async loadLater(prepare = noPreparation): Promise<void> {
    if (this.hasLater) await this.catchUp(prepare)
  }

  /** Shows the newest messages. */
  async toNewest(): Promise<void> {
    if (!this.hasLater) return
    const page = await this.ask({ limit: limits.chatPage })
    runInAction(() => this.begin(page))
  }

  /** Takes note of the sequence of the newest message, and fetches what is missing up to it. */
  async hear(sequence: number): Promise<void> {
    this.newest = Math.max(this.newest, sequence)
    if (this.status === 'ready' && !this.hasLater && this.newest > this.last) await this.catchUp()
  }

  /** Takes a message that was just sent. */
  async take(message: ChatMessage): Promise<void> {
    if (message.sequence > this.last + 1) return this.hear(message.sequence)
    if (message.sequence === this.last + 1) this.messages = [...this.messages, message]
    else this.replace([message])
  }

  /** Refetches messages whose content changed: those that follow each other at once. */
  async renew(sequences: readonly number[]): Promise<void> {
    const first = this.messages[0]?.sequence ?? 0
    for (const [from, to] of runsOf(sequences.filter((each) => each >= first && each <= this.last))) {
      const { items } = await this.ask({ after: from - 1, before: to + 1, limit: limits.chatPageMax })
      runInAction(() => this.replace(items))
    }
  }

  /** Replaces known messages by their current content. */
  replace(changed: readonly ChatMessage[]): void {
    const now = new Map(changed.map((message) => [message.sequence, message]))
    this.messages = this.messages.map((message) => now.get(message.sequence) ?? message)
  }

  /** Fetches what is missing again after a failure. */
  async catchUp(prepare = noPreparation): Promise<void> {
    this.catchingUp ??= (this.hasLater ? this.follow(prepare) : this.fill())
      .then(() => this.caughtUp(false))
      .catch(() => this.caughtUp(true))
    await this.catchingUp
  }

  private begin({ items, hasMore, lastSequence }: Answer<'chat.history'>): void {
    this.messages = items
    this.hasEarlier = hasMore
    this.newest = Math.max(this.newest, lastSequence)
    this.hasLater = false
    this.status = 'ready'
    this.isBehind = false
  }

  private caughtUp(isBehind: boolean): void {
    this.catchingUp = undefined
    this.isBehind = isBehind
  }

  /** Fetches everything up to the newest message. */
  private async fill(): Promise<void> {
    if (this.newest - this.last > farAhead) {
      const page = await this.ask({ limit: limits.chatPage })
      return runInAction(() => this.begin(page))
    }
    while (this.newest > this.last) {
      const page = await this.ask({ after: this.last, limit: limits.chatPageMax })
      if (!this.append(page)) break
    }
  }

  /** Fetches one page behind the last message, and drops as many before the first one. */
  private async follow(prepare: Preparation): Promise<void> {
    const page = await this.ask({ after: this.last, limit: limits.chatPage })
    await prepare()
    runInAction(() => {
      this.append(page)
      this.hasEarlier ||= this.messages.length > kept
      this.messages = this.messages.slice(-kept)
      this.hasLater = this.newest > this.last
    })
  }

  /** Appends what follows without a gap; returns whether anything did. */
  private append({ items, lastSequence }: Answer<'chat.history'>): boolean {
    const before = this.last
    runInAction(() => {
      for (const message of items) if (message.sequence === this.last + 1) this.messages = [...this.messages, message]
      this.newest = Math.max(this.newest, lastSequence)
    })
    return this.last > before
  }
}

/** Runs of sequences that follow each other, as their first and last one, none longer than a page. */
function runsOf(sequences: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = []
  for (const sequence of [...new Set(sequences)].sort((one, other) => one - other)) {
    const run = runs[runs.length - 1]
    if (run && sequence === run[1] + 1 && sequence - run[0] < limits.chatPageMax) run[1] = sequence
    else runs.push([sequence, sequence])
  }
  return runs
}
