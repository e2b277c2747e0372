import { runInAction } from 'mobx'
import type { TableSlot } from '@contract/entities/reservation'
import { toast } from '@/platform/view/feedback'
import { needsLogin, navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

interface Wish {
  readonly storeId: string
  readonly party: number
  /** The full time that was tapped. */
  readonly slot: TableSlot
  /** The times that are full around it. */
  readonly times: readonly TableSlot[]
}

/** Longest time between the first and the last time. */
const LONGEST_MS = 6 * 60 * 60 * 1000

/** Joining the waitlist of a restaurant between two times. */
export class Waiting {
  open = true
  busy = false
  from: string
  until: string
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    readonly wish: Wish,
  ) {
    this.from = wish.slot.at
    this.until = wish.slot.at
    makeModel(this, 'api', 'wish', 'key')
  }

  /** Whether a time is between those that are waited for. */
  isIn({ at }: TableSlot): boolean {
    return this.from <= at && at <= this.until
  }

  /** Extends the range to a time, or restarts it there when the time is already in it. */
  toggle({ at }: TableSlot): void {
    const isInside = this.from <= at && at <= this.until
    const [from, until] = [at < this.from ? at : this.from, at > this.until ? at : this.until]
    const tooLong = Date.parse(until) - Date.parse(from) > LONGEST_MS
    if (isInside || tooLong) {
      this.from = at
      this.until = at
      return
    }
    this.from = from
    this.until = until
  }

  close(): void {
    this.open = false
  }

  join(): void {
    needsLogin(() => this.send())()
  }

  private async send(): Promise<void> {
    if (this.busy) return
    const { storeId, party } = this.wish
    const request = { storeId, party, from: this.from, until: this.until }
    const entry = await whileBusy(this, () => sendOnce(this.key, (keyed) => this.api.waitlist.join(keyed(request))))
    if (!entry) return
    runInAction(() => this.close())
    toast(words().joined(entry.ahead))
    navigate('reservations', { kind: 'table' })
  }
}
