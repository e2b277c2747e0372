import type { ReservationLine, WaitlistEntry } from '@contract/entities/reservation'
import { confirm } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, PagedResource, Resource } from '@/state'
import { followSubjects } from '@/state/base/follow-subjects'
import { words } from './text'

export const whens = ['all', 'upcoming', 'past'] as const
export type When = (typeof whens)[number]
/** All kinds together. */
export const everyKind = 'all'

/** Poll interval of waitlists, since an offer is held for minutes. */
const POLL_MS = 20_000

/** The caller's reservations of all kinds, and the lines that they wait in (product text §2, my reservations). */
export class ReservationsModel {
  list: PagedResource<ReservationLine, undefined, Answer<'reservation.list'>>
  readonly waits: Resource<readonly WaitlistEntry[]>
  kind: string
  when: When = 'all'

  constructor(
    private readonly api: Api,
    kind: string | undefined,
  ) {
    this.kind = kind ?? everyKind
    this.list = this.newList()
    this.waits = new Resource(async () => (await api.waitlist.list({ pageSize: 20 }, { quiet: true })).items)
    makeModel(this, 'api', 'waits')
    void this.waits.load()
  }

  chooseKind(kind: string): void {
    this.kind = kind
    this.renewList()
  }

  chooseWhen(when: When): void {
    this.when = when
    this.renewList()
  }

  /** The lines that are waited in, of the kind that is shown. */
  get waiting(): readonly WaitlistEntry[] {
    if (this.when === 'past') return []
    return (this.waits.value ?? []).filter(({ kind }) => this.kind === everyKind || this.kind === kind)
  }

  async refresh(): Promise<void> {
    await Promise.all([this.list.reload(), this.waits.reload()])
  }

  async returned(): Promise<void> {
    await Promise.all([this.list.renew(), this.waits.reload(false)])
  }

  /** Follows what is under way and the waitlists while the screen is shown; returns the function that ends it. */
  follow(): () => void {
    const open = () => this.list.items.filter(({ isOpen }) => isOpen).map(({ id }) => id)
    const end = followSubjects('order', open, () => void this.list.renew(false))
    const timer = setInterval(() => void this.waits.reload(false), POLL_MS)
    return () => {
      end()
      clearInterval(timer)
    }
  }

  /** Leaves a waitlist after confirmation. */
  async leave({ id: waitlistId }: WaitlistEntry): Promise<void> {
    const { leaveTitle, leaveText, leave, stay } = words()
    if (!(await confirm({ title: leaveTitle, text: leaveText, ok: leave, cancel: stay }))) return
    await attempt(() => this.api.waitlist.leave({ waitlistId }))
    await this.waits.reload()
  }

  /** An expired offer passes to the next entry of the waitlist. */
  offerEnded(): Promise<void> {
    return this.waits.reload(false)
  }

  dispose(): void {
    this.list.dispose()
    this.waits.dispose()
  }

  private renewList() {
    this.list.dispose()
    this.list = this.newList()
  }

  private newList() {
    const asked = { tab: this.when, ...(this.kind === everyKind ? {} : { kind: this.kind }) }
    return new PagedResource<ReservationLine, undefined, Answer<'reservation.list'>>((page) =>
      this.api.reservation.list({ ...page, ...asked }, { quiet: true }),
    )
  }
}
