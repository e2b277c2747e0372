import { reaction, runInAction } from 'mobx'
import { language } from '@/platform/session/language'
import { token } from '@/platform/session/token'
import { drafts } from './drafts'

const areSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Content of a draft: a snapshot of observables, and its restoration into the form. */
export interface DraftContent<T> {
  readonly read: () => T
  readonly restore: (kept: T) => void
  /** Keeps the draft of a long form that was left half-way too. */
  readonly outlivesScreen?: boolean
}

/** The session whose customer owns a draft. */
export interface DraftSession {
  readonly user: { readonly id: string } | undefined
}

/** Token and language of a screen, which is remounted when they change. */
const audience = () => `${token.value} ${language.value}`

/** Open forms that wrote into a draft last, by its key. */
const writers = new Map<string, unknown>()

/**
 * Keeps the content of a form while it is neither sent nor left, so that it survives an expired session, a reload and a
 * restart of the app. It is restored at once.
 */
export class Draft<T = unknown> {
  private readonly audience = audience()
  private readonly stop: () => void
  private readonly outlivesScreen: boolean
  private isSent = false

  constructor(
    private readonly key: string,
    private readonly session: DraftSession,
    { read, restore, outlivesScreen = false }: DraftContent<T>,
  ) {
    this.outlivesScreen = outlivesScreen
    const kept = drafts.read(key, session.user?.id) as T | undefined
    if (kept !== undefined) {
      // Both forms have the same content now, so either may end it; and the one before may have ended with its page.
      writers.delete(key)
      runInAction(() => restore(kept))
      this.write(read())
    }
    this.stop = reaction(read, (data) => this.change(data), { equals: areSame })
  }

  /** Removes the draft of a form that was sent, unless another form has written it since. */
  end(): void {
    this.isSent = true
    this.stop()
    if (this.leave()) drafts.remove(this.key)
  }

  /** Removes the draft of a form that the user has left; keeps it and returns true while the form is to come back. */
  dispose(): boolean {
    this.stop()
    const isOwn = this.leave()
    if (this.audience !== audience() || (this.outlivesScreen && !this.isSent)) {
      drafts.flush()
      return true
    }
    if (isOwn) drafts.remove(this.key)
    return false
  }

  /** Ends the writing of this form; answers whether no other one has written the draft last. */
  private leave(): boolean {
    if (writers.get(this.key) === this) writers.delete(this.key)
    return !writers.has(this.key)
  }

  private change(data: T) {
    writers.set(this.key, this)
    this.write(data)
  }

  /** Changes after the end of the session, such as a failed upload, are not saved. */
  private write(data: T) {
    if (this.audience !== audience()) return
    drafts.write(this.key, this.session.user?.id, data)
  }
}
