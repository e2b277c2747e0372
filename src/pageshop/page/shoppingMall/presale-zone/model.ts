import type { PresaleCard } from '@contract/entities/presale'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

export const zoneTabs = ['now', 'soon', 'balance'] as const
export type ZoneTab = (typeof zoneTabs)[number]

const tabOf: Record<PresaleCard['phase'], ZoneTab> = {
  soon: 'soon',
  deposit: 'now',
  waiting: 'balance',
  balance: 'balance',
  over: 'balance',
}

/** The presales of the mall by their current action (product text §2, presale zone). */
export class PresaleZoneModel {
  readonly presales: Resource<PresaleCard[]>
  tab: ZoneTab = 'now'

  constructor(api: Api) {
    this.presales = new Resource(async () => (await api.mall.presaleList({}, { quiet: true })).items)
    makeModel(this)
  }

  /** The presales of the chosen tab. */
  get shown(): PresaleCard[] {
    return (this.presales.value ?? []).filter(({ phase }) => tabOf[phase] === this.tab)
  }

  choose(tab: ZoneTab): void {
    this.tab = tab
  }

  /** Reloads when a window opened or ended. */
  renew(): void {
    void this.presales.reload(false)
  }

  dispose(): void {
    this.presales.dispose()
  }
}
