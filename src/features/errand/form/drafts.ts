import { reaction, runInAction } from 'mobx'
import type { ErrandKind } from '@contract/entities/errand'
import { token } from '@/platform/session/token'
import { addressDeleted } from '@/services/events'
import type { DraftSession } from '@/state/base/draft'
import { drafts } from '@/state/base/drafts'
import { makeModel } from '@/state'
import { ErrandChoices, type KeptErrand } from './choices'
import { errandKinds } from './kinds'

const keyOf = (kind: ErrandKind) => `errand ${kind}`

const areSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Unfinished errands, one of each kind. Each survives its screen, a restart of the app and a login: a visitor's draft
 * passes to the customer who logs in, a customer's draft to nobody else.
 */
export class ErrandDrafts {
  private readonly byKind = new Map<ErrandKind, ErrandChoices>()
  private session: DraftSession = { user: undefined }
  private stops: (() => void)[] = []

  constructor() {
    makeModel(this, 'byKind', 'session', 'stops')
    reaction(
      () => token.value,
      (_now, before) => before && this.leave(),
    )
    addressDeleted.on((id) => this.byKind.forEach((choices) => choices.drop(id)))
  }

  /** The errand of a kind, for the customer of a session. */
  of(kind: ErrandKind, session: DraftSession): ErrandChoices {
    this.session = session
    return this.byKind.get(kind) ?? this.begin(kind)
  }

  /** Resets a kind after its errand was placed. */
  forget(kind: ErrandKind): void {
    this.byKind.get(kind)?.dispose()
    this.byKind.delete(kind)
    drafts.remove(keyOf(kind))
  }

  private begin(kind: ErrandKind): ErrandChoices {
    const choices = new ErrandChoices(kind)
    const kept = drafts.read(keyOf(kind), this.session.user?.id) as KeptErrand | undefined
    if (kept) runInAction(() => choices.restore(kept))
    this.byKind.set(kind, choices)
    const write = (data: KeptErrand) => {
      if (this.byKind.get(kind) === choices) drafts.write(keyOf(kind), this.session.user?.id, data)
    }
    this.stops.push(reaction(() => choices.kept, write, { equals: areSame }))
    return choices
  }

  /** At the end of a session its drafts stay for its customer alone. */
  private leave() {
    this.stops.forEach((stop) => stop())
    this.stops = []
    for (const kind of errandKinds) this.byKind.get(kind)?.dispose()
    this.byKind.clear()
  }
}
