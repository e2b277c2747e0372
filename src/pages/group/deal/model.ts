import { runInAction } from 'mobx'
import type { GroupDealDetail, OpenGroup } from '@contract/entities/group-deal'
import { sharedPaths } from '@contract/share'
import { PlaceTaker } from '@/features/group-deal/places'
import { ShareModel } from '@/features/share/share'
import { navigate, needsLogin } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { AppEvent } from '@/services/events'
import { webAddress } from '@/services/web-address'
import { makeModel, PagedResource, Resource } from '@/state'

/** The customer, logged in by now, wants to start a group of a deal. */
const starting = new AppEvent<string>()

/** A group deal, with the groups that can be joined. */
export class GroupDealModel {
  readonly deal: Resource<GroupDealDetail>
  readonly groups: PagedResource<OpenGroup, undefined, Answer<'group.open'>>
  readonly places: PlaceTaker
  readonly share: ShareModel
  /** Whether the sheet with all open groups is open. */
  showsAll = false
  /** Whether the sheet that starts a group is open, and the leader's message in it. */
  starts = false
  note = ''
  private readonly stopFollowing: () => void

  constructor(
    api: Api,
    private readonly dealId: string,
  ) {
    this.deal = new Resource(() => api.group.detail({ dealId }, { quiet: true }))
    this.groups = new PagedResource((page) => api.group.open({ ...page, dealId }, { quiet: true }))
    this.places = new PlaceTaker(api, () => void this.refresh())
    this.share = new ShareModel(
      () => this.card,
      () => Promise.resolve(webAddress(this.card.path)),
    )
    // A login remounts the screen, so that another model opens the sheet that this one was asked for.
    this.stopFollowing = starting.on((id) => id === dealId && void this.openStart())
    makeModel(this, 'deal', 'dealId', 'groups', 'places', 'share', 'stopFollowing')
  }

  get card() {
    const { id, name, picture, store, price, marketPrice } = this.deal.ready
    const poster = { price: { amount: price, original: marketPrice } }
    return { title: name, text: store.name, picture, path: sharedPaths.groupDeal(id), poster }
  }

  async refresh(): Promise<void> {
    this.starts = false
    await this.deal.reload(false)
    if (this.showsAll) await this.groups.renew()
  }

  openAll(): void {
    this.showsAll = true
  }

  closeAll(): void {
    this.showsAll = false
  }

  /** Starts a group, or opens the caller's own. */
  start(): void {
    const { mine } = this.deal.ready
    if (mine) navigate('dealGroup', { id: mine })
    else needsLogin(() => starting.emit(this.dealId))()
  }

  closeStart(): void {
    this.starts = false
  }

  say(note: string): void {
    this.note = note
  }

  startNow(): void {
    this.places.start(this.deal.ready.id, this.note.trim())
  }

  /** Opens the sheet, unless the customer, known since the login, leads a group. */
  private async openStart(): Promise<void> {
    if (!this.deal.value) await this.deal.reload(false)
    runInAction(() => (this.starts = this.deal.value?.mine === null))
  }

  join({ id }: OpenGroup): void {
    this.closeAll()
    this.places.join(id)
  }

  alone(): void {
    navigate('storePackage', { id: this.deal.ready.packageId })
  }

  toStore(): void {
    navigate('storeDetail', { id: this.deal.ready.store.id })
  }

  dispose(): void {
    this.stopFollowing()
    this.deal.dispose()
    this.groups.dispose()
  }
}
