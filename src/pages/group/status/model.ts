import type { DealGroup } from '@contract/entities/group-deal'
import { formatMoney } from '@contract/money'
import { sharedPaths } from '@contract/share'
import { runInAction } from 'mobx'
import { PlaceTaker } from '@/features/group-deal/places'
import { words as dealWords } from '@/features/group-deal/text'
import { ShareModel } from '@/features/share/share'
import { copy, tellsOfCopying } from '@/platform/device/clipboard'
import { confirm, toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import { replace } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { webAddress } from '@/services/web-address'
import { attempt, makeModel, Resource, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** Current state of a deal's group, kept fresh, with the caller's actions. */
export class DealGroupModel {
  readonly group: Resource<DealGroup>
  readonly places: PlaceTaker
  readonly share: ShareModel
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly id: string,
  ) {
    this.group = new Resource(() => api.group.order({ groupId: id }, { quiet: true }))
    this.places = new PlaceTaker(
      api,
      () => void this.refresh(),
      () => void this.refresh(),
    )
    this.share = new ShareModel(
      () => this.card,
      () => Promise.resolve(this.link),
    )
    makeModel(this, 'api', 'id', 'group', 'places', 'share', 'key')
  }

  private get card() {
    const { deal } = this.group.ready
    const { name: title, picture, price, marketPrice, size } = deal
    const poster = { price: { amount: price, original: marketPrice }, tags: [dealWords().of(size)] }
    return { title, text: `${dealWords().of(size)} ${formatMoney(price)}`, picture, path: this.path, poster }
  }

  private get path(): string {
    return sharedPaths.dealGroup(this.id)
  }

  private get link(): string {
    return webAddress(this.path)
  }

  /** Whether the caller holds or has paid a place. */
  get isIn(): boolean {
    const place = this.group.value?.mine?.place
    return place === 'held' || place === 'paid'
  }

  /** Whether the caller's place is held and not paid yet. */
  get isHeld(): boolean {
    return this.group.value?.mine?.place === 'held' && this.group.value.state === 'open'
  }

  /** Follows its changes; returns the function that ends it. */
  follow(): () => void {
    return live.subscribe('dealGroup', this.id, () => void this.refresh())
  }

  async refresh(): Promise<void> {
    await this.group.reload(false)
  }

  async copyLink(): Promise<void> {
    await this.copy(this.link)
  }

  async copy(text: string): Promise<void> {
    const copied = await attempt(() => copy(text).then(() => true))
    if (copied && !tellsOfCopying) toast(words().copied)
  }

  join(): void {
    this.places.join(this.id)
  }

  pay(): void {
    const { mine } = this.group.ready
    if (mine) navigate('pay', { orderId: mine.orderId })
  }

  toVoucher(): void {
    const { mine } = this.group.ready
    if (mine) navigate('voucher', { id: mine.orderId })
  }

  toDeal(): void {
    void replace('groupDeal', { id: this.group.ready.deal.id })
  }

  openDeal(): void {
    navigate('groupDeal', { id: this.group.ready.deal.id })
  }

  /** Releases the caller's place after confirmation. */
  async leave(): Promise<void> {
    const { mine, places } = this.group.ready
    if (!mine || this.busy) return
    const t = words()
    const amount = formatMoney(mine.total)
    const leads = places.some(({ isMine, isLeader }) => isMine && isLeader) && places.length > 1
    const text = mine.place === 'held' ? t.leaveUnpaid : leads ? t.leaveLeader(amount) : t.leaveText(amount)
    if (!(await confirm({ title: t.leaveTitle, text, ok: t.leave, cancel: t.stay }))) return
    const send = () => sendOnce(this.key, (keyed) => this.api.group.leave(keyed({ orderId: mine.orderId })))
    const group = await whileBusy(this, send)
    if (group) runInAction(() => this.group.set(group))
    else await this.refresh()
  }

  dispose(): void {
    this.group.dispose()
  }
}
