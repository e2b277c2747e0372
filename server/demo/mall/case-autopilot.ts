import type { Transaction } from 'kysely'
import type { RefundId } from '@contract/entities/ids'
import type { AfterSalesState } from '@contract/states/after-sales'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Bilingual, Database } from '../../database/schema'
import type { LockedCase } from '../../modules/refund/disputes/desk'
import { mallOrder } from '../../modules/mall/order/queries'
import { hadRefusal, linesOf } from '../../modules/refund/queries'
import { languageOf } from './queries'
import { trustedId } from '../../security/trusted-id'
import { autoAccepts } from '../../modules/merchant/queries/orders'
import type { Services } from '../../services'

type Tx = Transaction<Database>

/** Words in the note to a shop that decide on its cases (docs/testing.md). */
const words = { refuse: '#norefund', silent: '#silent', short: '#short' } as const

/** Actions of a shop or the platform on a case, with the minutes after the state began. */
const acts = {
  answer: { in: 'merchantReview', minutes: 3 },
  defend: { in: 'evidence', minutes: 3 },
  decide: { in: 'evidence', minutes: 15 },
} as const satisfies Record<string, { in: AfterSalesState; minutes: number }>
type Planned = keyof typeof acts
type Act = Planned | 'count'

/** Minutes after its delivery at which a shop counts a return. */
const countMinutes = 3

/** Actions of a merchant who works by hand. */
const byShop: readonly Act[] = ['answer', 'count', 'defend']

interface Job {
  readonly refundId: RefundId
  readonly act: Act
}

const texts = {
  refusal: {
    en: 'We can’t see a fault. Please add a photo of what is wrong',
    zh: '暂未看出商品问题，请补充细节照片',
  },
  evidence: {
    en: 'Our packing camera shows everything whole when it left',
    zh: '打包监控显示发出时商品完好',
  },
  decision: { en: 'The carrier could not show that it arrived whole', zh: '快递公司未能证明商品完好送达' },
} satisfies Record<string, Bilingual>

/** Simulates the other side of the mall's cases: shops answer and count, and the platform decides. */
export class CaseAutopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'refunds' | 'afterSales' | 'disputes'>,
  ) {}

  /** Subscribes to all cases of the mall. */
  start(): void {
    this.services.refunds.onChange('mall', async (tx, { id, state }) => {
      for (const act of Object.keys(acts) as Planned[])
        if (acts[act].in === state) await this.plan(tx, { refundId: id, act }, acts[act].minutes)
    })
    this.services.afterSales.onReturned((tx, { id }) => this.plan(tx, { refundId: id, act: 'count' }, countMinutes))
    this.context.jobs.on<Job>('autopilot.case', (tx, job) => this.act(tx, job))
  }

  private async plan(tx: Tx, job: Job, minutes: number): Promise<void> {
    const runAt = minutesAfter(this.context.clock.now(), minutes / this.context.config.demoSpeed)
    await this.context.jobs.add(tx, { kind: 'autopilot.case', payload: job, runAt })
  }

  private async act(tx: Tx, { refundId, act }: Job): Promise<void> {
    const locked = await this.services.afterSales.lock(tx, refundId)
    if (locked.refund.state !== (act === 'count' ? 'returnedGoods' : acts[act].in)) return
    if (byShop.includes(act) && (await autoAccepts(tx, locked.order.store_id)) === false) return
    const { remark } = await mallOrder(tx, locked.order.id)
    const { afterSales, disputes } = this.services
    const said = await this.sayingTo(tx, locked.order.customer_id)
    const plays: Readonly<Record<Act, () => Promise<void>>> = {
      answer: () => this.answer(tx, locked, remark, said(texts.refusal)),
      count: () => this.count(tx, locked, remark),
      defend: () =>
        afterSales.addEvidence(tx, locked, 'merchant', { text: said(texts.evidence), pictures: [], video: null }),
      decide: async () => void (await disputes.decide(tx, refundId, { outcome: 'all', text: said(texts.decision) })),
    }
    await plays[act]()
  }

  /** Picks the text in the language that the customer chose last. */
  private async sayingTo(tx: Tx, customerId: string): Promise<(text: Bilingual) => string> {
    const language = (await languageOf(tx, customerId)) ?? this.context.config.defaultLanguage
    return (text) => text[language]
  }

  /** The shop refuses where the note asks for it, once; a repeated application is agreed to. */
  private async answer(tx: Tx, locked: LockedCase, remark: string, reason: string): Promise<void> {
    const { refunds, afterSales } = this.services
    const { order, refund } = locked
    if (remark.includes(words.silent)) return
    const refuses = remark.includes(words.refuse) && !(await hadRefusal(tx, trustedId('refund', refund.id)))
    if (refuses) await refunds.fire(tx, order, refund, 'refuse', 'merchant', { reason })
    else if (refund.service === 'returnAndRefund') await afterSales.agreeReturn(tx, locked)
    else await refunds.fire(tx, order, refund, 'agreeRefund', 'merchant')
  }

  private async count(tx: Tx, locked: LockedCase, remark: string): Promise<void> {
    if (remark.includes(words.silent)) return
    const short = remark.includes(words.short)
    const lines = await linesOf(tx, locked.refund.id)
    const counted = lines.map(({ position, quantity }, index) => {
      const received = short && index === 0 ? quantity - 1 : quantity
      return { position, received, sellable: received }
    })
    await this.services.afterSales.countIn(tx, locked, counted)
  }
}
