import type { AfterSaleStep } from '@contract/entities/after-sale'
import type { AfterSalesState, RefundServiceName } from '@contract/states/after-sales'

interface Course {
  readonly state: AfterSalesState
  readonly service: RefundServiceName
  readonly appliedAt: string
  readonly timeline: readonly { readonly state: AfterSalesState; readonly at: string }[]
}

type Key = AfterSaleStep['key']
/** A step with the state whose entry completes it. */
type Planned = readonly [key: Key, completedBy: AfterSalesState]

const courses: Readonly<Record<RefundServiceName, readonly Planned[]>> = {
  refundOnly: [
    ['review', 'refundComplete'],
    ['refunded', 'refundComplete'],
  ],
  returnAndRefund: [
    ['agreed', 'awaitingReturn'],
    ['sendBack', 'returnedGoods'],
    ['received', 'refundComplete'],
    ['refunded', 'refundComplete'],
  ],
}

/** Names of pending steps whose usual name states their result. */
const whileWaiting: Partial<Record<Key, Key>> = { agreed: 'review' }

/** How many of a course's steps are done in a state that waits. */
const doneIn: Partial<Record<AfterSalesState, number>> = { awaitingReturn: 1, returnedGoods: 2 }

/** The steps of a case, in their order: those done, the current or failed one, and those ahead. */
export function stepsOf({ state, service, appliedAt, timeline }: Course): AfterSaleStep[] {
  const at = (entered: AfterSalesState) => timeline.filter((entry) => entry.state === entered).at(-1)?.at ?? null
  const done = (key: Key, entered: AfterSalesState): AfterSaleStep => ({ key, state: 'done', at: at(entered) })
  const ahead = (key: Key): AfterSaleStep => ({ key, state: 'ahead', at: null })
  const applied: AfterSaleStep = { key: 'applied', state: 'done', at: appliedAt }
  const course = courses[service]
  if (at('evidence') !== null) return escalated()
  if (state === 'refused')
    return [applied, { key: 'refused', state: 'failed', at: at('refused') }, ahead('platform'), ahead('refunded')]
  if (state === 'refundComplete') return [applied, ...course.map(([key, entered]) => done(key, entered))]
  if (state === 'closed' || state === 'revoked') return [applied, ...behind(), ended()]
  const current = doneIn[state] ?? 0
  return [
    applied,
    ...course.map(([key, entered], index): AfterSaleStep => {
      if (index < current) return done(key, entered)
      return index === current ? { key: whileWaiting[key] ?? key, state: 'current', at: null } : ahead(key)
    }),
  ]

  function behind(): AfterSaleStep[] {
    const reached = course.filter(([, entered]) => at(entered) !== null).map(([key, entered]) => done(key, entered))
    return at('refused') === null ? reached : [...reached, { key: 'refused', state: 'failed', at: at('refused') }]
  }

  function ended(): AfterSaleStep {
    const isRevoked = at('revoked') !== null
    return { key: isRevoked ? 'revoked' : 'closed', state: 'failed', at: at(isRevoked ? 'revoked' : 'closed') }
  }

  function escalated(): AfterSaleStep[] {
    const before = [applied, done('refused', 'refused')]
    if (state === 'evidence') return [...before, { key: 'evidence', state: 'current', at: null }, ...decision('ahead')]
    const evidence = done('evidence', 'evidence')
    if (state === 'arbitration') return [...before, evidence, ...decision('current')]
    if (isSentAfter()) return [...before, evidence, done('decision', 'awaitingReturn'), ...sentAfter()]
    if (state === 'refundComplete')
      return [...before, evidence, done('decision', 'refundComplete'), done('refunded', 'refundComplete')]
    return [...before, evidence, ...(at('revoked') === null ? [done('decision', 'closed')] : []), ended()]
  }

  /** Whether the goods go back by the platform's decision. */
  function isSentAfter(): boolean {
    const last = (entered: AfterSalesState) => timeline.map((entry) => entry.state).lastIndexOf(entered)
    return last('awaitingReturn') > last('evidence')
  }

  function sentAfter(): AfterSaleStep[] {
    const [, ...rest] = courses.returnAndRefund
    if (state === 'refundComplete') return rest.map(([key, entered]) => done(key, entered))
    const sent = done('sendBack', 'returnedGoods')
    const refused: AfterSaleStep = { key: 'refused', state: 'failed', at: at('refused') }
    if (state === 'refused') return [sent, refused, ahead('platform'), ahead('refunded')]
    if (state === 'closed' || state === 'revoked') return [ended()]
    const isSent = state === 'returnedGoods'
    const current = (key: Key): AfterSaleStep => ({ key, state: 'current', at: null })
    return [isSent ? sent : current('sendBack'), isSent ? current('received') : ahead('received'), ahead('refunded')]
  }

  function decision(its: 'current' | 'ahead'): AfterSaleStep[] {
    return [{ key: 'decision', state: its, at: null }, ahead('refunded')]
  }
}
