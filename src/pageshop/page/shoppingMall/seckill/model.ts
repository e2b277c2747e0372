import { runInAction } from 'mobx'
import type { Deal } from '@contract/entities/deal'
import { toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import { ReminderModel } from '@/features/message/reminders'
import type { Answer, Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { makeModel, Resource, type RootState, tell } from '@/state'
import { words } from './text'

type Sale = Answer<'points.seckillList'>
export type Round = Sale['rounds'][number]
export type RoundStatus = 'ended' | 'on' | 'soon'
export type Winners = Answer<'points.winningList'>

/** Content of one round: its deals and its winners. */
export interface RoundContent {
  readonly sale: Sale
  readonly winners: Winners
}

const quiet = { quiet: true }

/** The rounds of the flash sale, by the server's clock (product text §2, points mall). */
export class FlashSaleModel {
  readonly shown: Resource<RoundContent>
  /** The rounds that the customer is to be reminded of. */
  readonly reminders: ReminderModel
  /** The deal that is being asked for. */
  asking: string | undefined = undefined

  constructor(
    private readonly api: Api,
    root: RootState,
    private roundId: string | undefined,
  ) {
    this.shown = new Resource(() => this.read())
    this.reminders = new ReminderModel(api, root, 'flashRound')
    makeModel(this, 'api')
  }

  statusOf({ startsAt, endsAt }: Round): RoundStatus {
    const now = this.shown.value?.sale.now ?? ''
    if (endsAt <= now) return 'ended'
    return startsAt <= now ? 'on' : 'soon'
  }

  async choose(roundId: string): Promise<void> {
    this.roundId = roundId
    await this.shown.reload()
  }

  /**
   * Reserves a piece at the server before the check-out opens. A tap before the start gets a notice; a sold-out deal is
   * reloaded.
   */
  async get({ id }: Deal): Promise<void> {
    if (this.asking) return
    this.asking = id
    try {
      await this.api.mall.pointsConfirm({ dealId: id }, quiet)
      navigate('pointsConfirm', { deal: id })
    } catch (error) {
      if (failureOf(error) === 'soldOut') toast(words().justGone)
      else tell(error)
      await this.shown.reload(false)
    } finally {
      runInAction(() => (this.asking = undefined))
    }
  }

  /** Reloads data that may have changed on another screen, or by the clock. */
  async again(): Promise<void> {
    if (this.shown.value) await this.shown.reload(false)
  }

  dispose(): void {
    this.shown.dispose()
    this.reminders.dispose()
  }

  private async read(): Promise<RoundContent> {
    const { api, roundId } = this
    const sale = await api.points.seckillList({ roundId }, quiet)
    const over = sale.rounds.filter(({ startsAt }) => startsAt <= sale.now)
    const winnersOf = over.find(({ id }) => id === sale.roundId) ?? over.at(-1)
    const winners = winnersOf ? await api.points.winningList({ roundId: winnersOf.id }, quiet) : { items: [], count: 0 }
    return { sale, winners }
  }
}
