import type { Rate } from '@contract/entities/hotel'
import type { StayPlan } from '@/features/stay/dates/stay-plan'
import { confirm, toast } from '@/platform/view/feedback'
import { needsLogin, navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** Joining the line for the nights of a full room. */
export class NightWaiting {
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly plan: StayPlan,
  ) {
    makeModel(this, 'api', 'plan', 'key')
  }

  /** Joins the waitlist for the dates of the shown rooms, after confirmation. */
  join(rate: Rate, dates: { readonly checkIn: string; readonly checkOut: string }): void {
    needsLogin(() => this.send(rate, dates))()
  }

  private async send({ id: rateId }: Rate, { checkIn, checkOut }: { checkIn: string; checkOut: string }) {
    const { waitTitle: title, waitText: text, wait: ok, notNow: cancel, joined } = words()
    if (this.busy || !(await confirm({ title, text, ok, cancel }))) return
    const { rooms, adults, childAges } = this.plan
    const wish = { rateId, checkIn, checkOut, rooms, adults, childAges }
    const entry = await whileBusy(this, () => sendOnce(this.key, (keyed) => this.api.waitlist.joinStay(keyed(wish))))
    if (!entry) return
    toast(joined(entry.ahead))
    navigate('reservations', { kind: 'hotel' })
  }
}
