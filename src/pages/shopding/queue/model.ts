import type { QueueBoard, QueueNumber, QueueSize } from '@contract/entities/reservation'
import { confirm } from '@/platform/view/feedback'
import { needsLogin } from '@/platform/navigation/gate'
import { openMap } from '@/platform/device/maps'
import { alertNewOrder } from '@/platform/media/new-order-alert'
import type { Api } from '@/services/api'
import { AppEvent } from '@/services/events'
import { live } from '@/services/live-channel'
import { attempt, makeModel, Resource, type RootState, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce, type KeyAdder } from '@/state/base/send-once'
import { words } from './text'

/** The number of guests that is asked for first. */
const USUAL_PARTY = 2
/** Poll interval of visitors, who receive no live events. */
const POLL_MS = 15_000
/** Number of parties ahead from which the customer should come closer. */
export const NEAR = 3

/** The caller's number in a queue has changed. */
const changed = new AppEvent<{ readonly storeId: string; readonly board: QueueBoard }>()

/** A restaurant's queue with the caller's number, kept fresh (product text §2, shopding). */
export class QueueModel {
  readonly board: Resource<QueueBoard>
  party = USUAL_PARTY
  busy = false
  private readonly key = new OnceKey()
  private readonly stopFollowing: () => void

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    readonly storeId: string,
  ) {
    this.board = new Resource(() => api.queue.detail({ storeId }, { quiet: true }))
    // A login remounts the screen, so that another model shows the number that this one takes.
    this.stopFollowing = changed.on((now) => now.storeId === storeId && this.board.set(now.board))
    makeModel(this, 'api', 'root', 'storeId', 'board', 'key', 'stopFollowing')
  }

  /** The caller's number while it is not over, or was passed and may return. */
  get mine(): QueueNumber | undefined {
    const mine = this.board.value?.mine
    return mine && mine.state !== 'left' ? mine : undefined
  }

  /** Whether a number can be taken. */
  get takes(): boolean {
    const { mine } = this
    const isOver = !mine || mine.state === 'seated' || (mine.state === 'passed' && !mine.canReturn)
    return isOver && this.board.value?.isOpen === true
  }

  /** The largest party of any size. */
  get most(): number {
    return Math.max(1, ...(this.board.value?.sizes ?? []).map(({ most }) => most))
  }

  /** The size that the chosen party is given a number of. */
  get size(): QueueSize | undefined {
    return this.board.value?.sizes.find(({ least, most }) => least <= this.party && this.party <= most)
  }

  setParty(party: number): void {
    this.party = party
  }

  /** Follows the line while the screen is shown; returns the function that ends it. */
  follow(): () => void {
    if (this.root.session.signedIn) return live.subscribe('queue', this.storeId, () => void this.renew())
    const timer = setInterval(() => void this.renew(), POLL_MS)
    return () => clearInterval(timer)
  }

  take(): void {
    const { storeId, party } = this
    needsLogin(() => this.send((keyed) => this.api.queue.take(keyed({ storeId, party }))))()
  }

  /** Gives the number up after confirmation. */
  async leave(): Promise<void> {
    const { leaveTitle, leaveText, leave, stay } = words()
    const { mine } = this
    if (!mine || !(await confirm({ title: leaveTitle, text: leaveText, ok: leave, cancel: stay }))) return
    await this.send((keyed) => this.api.queue.leave(keyed({ numberId: mine.id })))
  }

  /** Puts a passed number back into the line. */
  async comeBack(): Promise<void> {
    const { mine } = this
    if (mine) await this.send((keyed) => this.api.queue.return(keyed({ numberId: mine.id })))
  }

  async remind(on: boolean): Promise<void> {
    const { mine } = this
    if (!mine) return
    const change = (board: QueueBoard): QueueBoard => ({ ...board, mine: board.mine && { ...board.mine, remind: on } })
    await this.board.optimistic(change, () => this.api.queue.remind({ numberId: mine.id, on }))
  }

  async directions(): Promise<void> {
    const { latitude, longitude, name, address } = this.board.ready.store
    await attempt(() => openMap({ latitude, longitude, name, address }))
  }

  dispose(): void {
    this.stopFollowing()
    this.board.dispose()
  }

  /** Asks again, and rings once when the number has been called meanwhile. */
  private async renew(): Promise<void> {
    const before = this.mine?.state
    await this.board.reload(false)
    if (before === 'waiting' && this.mine?.state === 'called') alertNewOrder()
  }

  private async send(call: (keyed: KeyAdder) => Promise<QueueBoard>): Promise<void> {
    if (this.busy) return
    const board = await whileBusy(this, () => sendOnce(this.key, call))
    if (board) changed.emit({ storeId: this.storeId, board })
    else await this.board.reload(false)
  }
}
