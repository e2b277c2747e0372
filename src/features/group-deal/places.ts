import { navigate, needsLogin } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'

/** Takes places in groups, after login for a visitor, and leads to the group, where the place is paid. */
export class PlaceTaker {
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    /** Called when a place could not be had, so that what is shown may be outdated. */
    private readonly refused: () => void,
    /** Continuation after a place is held; opens the group by default. */
    private readonly taken = (groupId: string): void => navigate('dealGroup', { id: groupId }),
  ) {
    makeModel(this, 'api', 'refused', 'taken', 'key')
  }

  start(dealId: string, note: string): void {
    needsLogin(() => this.take(() => sendOnce(this.key, (keyed) => this.api.group.start(keyed({ dealId, note })))))()
  }

  join(groupId: string): void {
    needsLogin(() => this.take(() => sendOnce(this.key, (keyed) => this.api.group.join(keyed({ groupId })))))()
  }

  private async take(send: () => Promise<{ groupId: string }>): Promise<void> {
    if (this.busy) return
    const held = await whileBusy(this, send)
    if (held) this.taken(held.groupId)
    else this.refused()
  }
}
