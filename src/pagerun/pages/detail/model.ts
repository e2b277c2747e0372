import type { ErrandDetail } from '@contract/entities/errand'
import { sharedPaths } from '@contract/share'
import { errandKind } from '@/features/errand/kind'
import { hasMap } from '@/features/errand/map'
import { callRider } from '@/features/order/call-rider'
import { LaterPayment } from '@/features/pay/later-payment'
import { isRiding } from '@/features/errand/order/progress'
import { type ErrandInHand, readErrand } from '@/features/errand/order/read'
import { TipRaise } from '@/features/errand/order/tip'
import { kindWords } from '@/features/errand/kind-words'
import { followOrder, oneOrder } from '@/features/order/one-order'
import { OrderActions } from '@/features/order/order-actions'
import { viewsOfKind } from '@/features/order/views'
import { ShareModel } from '@/features/share/share'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { webAddress } from '@/services/web-address'
import { makeModel, Resource, type RootState, whileBusy } from '@/state'
import { inBackground } from '@/state/base/background'
import { copyAndTell } from '@/state/base/copying'
import { words } from './text'

/** Polling interval of the rider's position. */
const POSITION_MS = 5000

/** An errand in whatever state, followed while it is shown (product text §4). */
export class ErrandModel {
  readonly inHand: Resource<ErrandInHand>
  readonly actions: OrderActions
  readonly tip: TipRaise
  readonly payment: LaterPayment
  readonly share: ShareModel
  moreOpen = false
  busy = false
  private token = ''

  constructor(
    private readonly api: Api,
    root: RootState,
    readonly id: string,
    private readonly mapExpected: boolean,
  ) {
    this.inHand = new Resource(() => readErrand(api, id))
    this.actions = new OrderActions(api, root, oneOrder(this.inHand), viewsOfKind('errand', errandKind))
    this.payment = new LaterPayment(() => this.inHand.reload())
    this.tip = new TipRaise(api, this.payment.open)
    this.share = new ShareModel(
      () => this.card,
      () => Promise.resolve(webAddress(this.card.path)),
    )
    makeModel(this, 'actions', 'api', 'id', 'mapExpected', 'inHand', 'tip', 'payment', 'share')
  }

  get errand(): ErrandDetail | undefined {
    return this.inHand.value?.errand
  }

  /** Whether there is a map; while loading, by the parameters of the screen. */
  get hasMap(): boolean {
    const { errand, mapExpected, inHand } = this
    return errand ? hasMap(errand.state) : mapExpected && inHand.status !== 'failed'
  }

  /** Card for the recipient: no amounts, and no names of the goods. */
  private get card() {
    const { errand } = this
    const title = errand ? kindWords()[errand.errandKind] : ''
    const picture = errand?.pictures[0] ?? { path: '', colour: 'transparent' }
    return { title, text: words().shareText, picture, path: sharedPaths.errandTrack(this.token) }
  }

  /** Subscribes to updates; returns the function that unsubscribes. */
  follow(): () => void {
    const stop = followOrder(this.id, this.inHand)
    const timer = setInterval(() => isRiding(this.errand?.state ?? '') && void this.track(), POSITION_MS)
    return () => {
      stop()
      clearInterval(timer)
    }
  }

  openMore(): void {
    this.moreOpen = true
  }

  closeMore(): void {
    this.moreOpen = false
  }

  async copyNumber(): Promise<void> {
    await copyAndTell(this.errand?.number ?? '')
  }

  async call(): Promise<void> {
    await callRider(this.api, this.id)
  }

  /** Opens the sharing of the link for the recipient. */
  async shareLink(): Promise<void> {
    const answer = await whileBusy(this, () => this.api.errand.share({ orderId: this.id }))
    if (!answer) return
    this.token = answer.token
    await this.share.link.reload()
    this.share.open()
  }

  /** Answers a rider who asks for more time. */
  async answerDelay(accept: boolean): Promise<void> {
    if (this.busy) return
    const order = await whileBusy(this, () => this.api.order.delay({ orderId: this.id, accept }))
    if (order) toast(accept ? words().delayAccepted : words().delayRefused)
    await this.inHand.reload()
  }

  dispose(): void {
    this.inHand.dispose()
    this.tip.dispose()
  }

  /** Polls the progress; reloads the whole errand when its state has changed, and drops what a newer answer overtook. */
  private async track(): Promise<void> {
    const { value } = this.inHand
    const moved = await inBackground(() => this.api.order.track({ orderId: this.id }, { quiet: true }))
    if (!value || !moved || value !== this.inHand.value) return
    const { errand } = value
    if (moved.status !== errand.status || moved.step !== errand.step) await this.inHand.reload(false)
    else this.inHand.set({ ...value, errand: { ...errand, ...moved } })
  }
}
