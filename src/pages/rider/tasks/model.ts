import type { RiderState } from '@/features/rider/rider'
import { callParty } from '@/features/rider/call-party'
import { nextParty } from '@/features/rider/places'
import type { DeliverySummary, DeliveryTask } from '@contract/entities/delivery'
import type { Api } from '@/services/api'
import { attempt, makeModel, PagedResource } from '@/state'

/** The rider's deliveries, in hand and done. */
export class TasksModel {
  tab: 'live' | 'done' = 'live'
  /** The id of the delivery whose step is being sent. */
  busy = ''
  readonly ended: PagedResource<DeliverySummary>

  constructor(
    private readonly api: Api,
    private readonly rider: RiderState,
  ) {
    this.ended = new PagedResource((page) => api.rider.tasks({ ...page, tab: 'done' }, { quiet: true }))
    makeModel(this, 'api', 'rider', 'ended')
  }

  choose(tab: 'live' | 'done'): void {
    this.tab = tab
    if (tab === 'done' && this.ended.status === 'ready') void this.ended.renew()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.rider.renew(), ...(this.tab === 'done' ? [this.ended.reload()] : [])])
  }

  /** Reports an arrival, which needs nothing but a tap. */
  async arrive(task: DeliveryTask): Promise<void> {
    const { id: deliveryId, step: kind } = task
    if (this.busy || (kind !== 'arrivePickup' && kind !== 'arriveDropOff')) return
    this.setBusy(deliveryId)
    await attempt(() => this.rider.steps.take({ deliveryId, kind }))
    this.setBusy('')
    void this.rider.renew()
  }

  async call(task: DeliveryTask): Promise<void> {
    const party = nextParty(task)
    if (party) await callParty(this.api, task.id, party)
  }

  dispose(): void {
    this.ended.dispose()
  }

  private setBusy(id: string): void {
    this.busy = id
  }
}
