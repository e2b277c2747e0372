import { makeModel } from '@/state'
import { whileBusy } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import type { Api } from '@/services/api'

/** Leaves the team of a store, once. */
export class LeavingModel {
  busy = false
  private readonly key = new OnceKey()

  /** @param onLeft asks for the stores again */
  constructor(
    private readonly api: Api,
    private readonly storeId: string,
    private readonly onLeft: () => Promise<void>,
  ) {
    makeModel(this, 'api', 'storeId', 'key', 'onLeft')
  }

  async leave(): Promise<void> {
    const { busy, storeId, key, api } = this
    if (busy) return
    const left = await whileBusy(this, () => sendOnce(key, (keyed) => api.merchant.leaveTeam(keyed({ storeId }))))
    if (left !== undefined) await this.onLeft()
  }
}
