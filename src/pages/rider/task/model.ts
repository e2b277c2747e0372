import { reaction } from 'mobx'
import { limits } from '@contract/limits'
import { confirm, toast } from '@/platform/view/feedback'
import { callParty } from '@/features/rider/call-party'
import { metersBetween, nextPlace } from '@/features/rider/places'
import { projected } from '@/features/rider/projected'
import type { RiderState } from '@/features/rider/rider'
import type { RiderStep } from '@/features/rider/steps'
import type { DeliveryProblem, DeliveryTask, ReleaseReason } from '@contract/entities/delivery'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { viewPrivate } from '@/features/upload/view-private'
import { navigate } from '@/platform/navigation/gate'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { attempt, makeModel, messageOf, Resource, tell, whileBusy } from '@/state'
import { LacksModel } from './lacks'
import { ReceiptModel } from './receipt'
import { words } from './text'

type SheetName = 'code' | 'lack' | 'receipt' | 'back' | 'problem' | 'release'
type Shown = Pick<RiderStep, 'code' | 'photoId' | 'morePhotoIds' | 'givenBack' | 'lacks' | 'lackNote'>

/** Metres from the place beyond which a step is unlikely, and milliseconds after the last one. */
const FAR = 300
const SOON_MS = 3000

const photosOf = () => new PictureUploads({ module: 'errandProof', max: limits.errandStepPhotos, view: viewPrivate })

/** One delivery of the rider, with its steps and what can go wrong. */
export class TaskModel {
  own: Resource<DeliveryTask>
  readonly receipt: ReceiptModel
  /** The pieces that are not in the bag. */
  readonly lacks = new LacksModel()
  /** Photos of the hand-over. */
  photos = photosOf()
  sheet: SheetName | undefined = undefined
  busy = false
  /** The server's refusal of the last code. */
  codeError = ''
  private steppedAt = 0
  private readonly stop: () => void

  constructor(
    private readonly api: Api,
    private readonly rider: RiderState,
    private readonly id: string,
  ) {
    this.own = this.ownTask()
    this.receipt = new ReceiptModel(api, id, (task) => this.took(task))
    makeModel(this, 'api', 'rider', 'id', 'receipt', 'lacks', 'steppedAt', 'stop')
    // The rider's events renew what all screens share, and this with it.
    this.stop = reaction(() => rider.tasks.value, this.heard)
  }

  /** The delivery with the steps that wait for the network; undefined until it is loaded. */
  get task(): DeliveryTask | undefined {
    const { value } = this.own
    return value && projected(value, this.rider.steps.of(this.id))
  }

  /** The number of steps that wait for the network. */
  get waiting(): number {
    return this.rider.steps.of(this.id).length
  }

  open(sheet: SheetName): void {
    this.sheet = sheet
    this.codeError = ''
  }

  close(): void {
    this.sheet = undefined
  }

  /** The next step: at once, or by what it needs first. */
  async step(task: DeliveryTask): Promise<void> {
    if (this.busy || !(await this.isMeant(task))) return
    const { step, proof } = task
    if (step === 'arrivePickup' || step === 'arriveDropOff') return this.take(step)
    if (step === 'buy') return this.open('receipt')
    if (step === 'pickUp') return this.handOver('pickUp', proof.pickup)
    if (step === 'deliver') return this.handOver('deliver', proof.dropOff)
    if (step === 'handBack') return task.purchase ? this.open('back') : this.take('handBack')
  }

  /** Reports on a line at the pickup. */
  lackOf(position: number): void {
    this.lacks.choose(position)
    this.open('lack')
  }

  /** Hands over by a code. */
  async enter(code: string): Promise<void> {
    const kind = this.task?.step === 'pickUp' ? 'pickUp' : 'deliver'
    await this.take(kind, { code })
  }

  /** Leaves the goods at the door, with the photo, where nobody was there. */
  async leaveAtDoor(): Promise<void> {
    const { shownPhotos: photos } = this
    if (!photos) return toast(words().photoFirst)
    await this.take('deliver', photos)
  }

  /** Brings a purchase back, with the store's refund for it. */
  async handBack(givenBack: number): Promise<void> {
    await this.take('handBack', { givenBack })
  }

  /** Reports what keeps the rider from the delivery, which another rider may get for it. */
  async report(kind: DeliveryProblem): Promise<void> {
    await this.send(() => this.api.rider.problem({ deliveryId: this.id, kind }))
    if (kind !== 'accident') return
    void this.rider.renew()
    if (this.own.value?.state === 'waiting') toast(words().handedOver)
  }

  /** Asks for more time. */
  async delay(minutes: number): Promise<void> {
    await this.send(() => this.api.rider.delay({ deliveryId: this.id, minutes }))
  }

  /** Gives the delivery up before the pickup. */
  async release(reason: ReleaseReason): Promise<void> {
    if (this.busy) return
    const done = await whileBusy(this, () => this.api.rider.release({ deliveryId: this.id, reason }))
    void this.rider.renew()
    if (!done) return void this.own.reload(false)
    this.close()
    toast(words().released)
    await back()
  }

  /** Calls a party; a call to the customer may count. */
  async call(party: 'customer' | 'store'): Promise<void> {
    if (await callParty(this.api, this.id, party)) void this.own.reload(false)
  }

  /** Opens the chat with the customer. */
  async chat(): Promise<void> {
    const chat = await attempt(() => this.api.rider.openChat({ deliveryId: this.id }))
    if (chat) navigate('chat', { id: chat.id })
  }

  dispose(): void {
    this.stop()
    this.own.dispose()
    this.photos.dispose()
    this.receipt.dispose()
  }

  /** The uploaded photos as a step sends them; undefined without any. */
  private get shownPhotos(): Shown | undefined {
    const [photoId, ...morePhotoIds] = this.photos.ids
    return photoId === undefined ? undefined : { photoId, ...(morePhotoIds.length > 0 && { morePhotoIds }) }
  }

  private async handOver(kind: 'pickUp' | 'deliver', proof: DeliveryTask['proof']['pickup']): Promise<void> {
    if (proof === 'code') return this.open('code')
    const { shownPhotos: photos } = this
    if (proof === 'photo' && !photos) return toast(words().photoFirst)
    await this.take(kind, photos)
  }

  private async send(call: () => Promise<DeliveryTask>): Promise<void> {
    if (this.busy) return
    const task = await whileBusy(this, call)
    if (task) this.took(task)
    else void this.own.reload(false)
  }

  private async take(kind: RiderStep['kind'], shown: Shown = {}): Promise<void> {
    this.setBusy(true)
    this.codeError = ''
    try {
      const lacks = kind === 'pickUp' ? this.lacks.shown : {}
      const task = await this.rider.steps.take({ deliveryId: this.id, kind, ...shown, ...lacks })
      this.stepped()
      if (task) this.took(task)
      else this.close()
      if (task?.step === null) toast(words().done)
    } catch (error) {
      this.refused(error)
    }
    this.setBusy(false)
    void this.rider.renew()
  }

  private took(task: DeliveryTask): void {
    this.own.set(task)
    this.close()
  }

  private refused(error: unknown): void {
    const failure = failureOf(error)
    const isCode = failure === 'handOverCodeWrong' || failure === 'handOverCodeLocked'
    if (isCode && this.sheet === 'code') this.codeError = messageOf(error)
    else tell(error)
    void this.own.reload(false)
  }

  /** Photos belong to one hand-over. */
  private stepped(): void {
    this.steppedAt = Date.now()
    this.lacks.clear()
    this.photos.dispose()
    this.photos = photosOf()
  }

  /** Asks once about a step that is far from its place, or right after the last one. */
  private async isMeant(task: DeliveryTask): Promise<boolean> {
    const t = words()
    const place = nextPlace(task)
    const { last } = this.rider.positions
    const meters = place && last ? Math.round(metersBetween(last, place)) : 0
    if (meters > FAR) return confirm({ title: t.far(meters), ok: t.yes, cancel: t.no })
    if (Date.now() - this.steppedAt < SOON_MS) return confirm({ title: t.soon, ok: t.yes, cancel: t.no })
    return true
  }

  private ownTask(): Resource<DeliveryTask> {
    return new Resource(() => this.api.rider.task({ deliveryId: this.id }, { quiet: true }))
  }

  private heard(): void {
    if (!this.busy && this.own.status === 'ready') void this.renew()
  }

  private async renew(): Promise<void> {
    const { own } = this
    await own.reload(false)
    if (own.gone && own === this.own) this.lose()
  }

  /** Shows nothing more of a delivery that another rider was given. */
  private lose(): void {
    this.close()
    this.own = this.ownTask()
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
