import type { Fault } from '@contract/entities/after-sale'
import type { Reason } from '../../order/reasons'

/** A reason of a case: the party at fault, and whether it allows a refund without return and applies after receipt. */
export interface CaseReason extends Reason {
  readonly fault: Fault
  readonly afterReceipt: boolean
  /** Whether goods can go back for it. */
  readonly returns: boolean
}

/** The shop's reason, by its name, for the case of missing pieces of a return. */
export const fewerArrived = 'fewerArrived'

const buyers = { fault: 'buyer', afterReceipt: true, returns: true } as const
const shops = { fault: 'shop', afterReceipt: true, returns: true } as const
const late = { fault: 'shop', afterReceipt: false, returns: false } as const

/** The reasons to choose from. */
export const caseReasons: readonly CaseReason[] = [
  { key: 'changedMind', text: { en: 'I changed my mind', zh: '不想要了' }, ...buyers },
  { key: 'slow', text: { en: 'It takes too long to ship', zh: '发货太慢' }, ...late },
  { key: 'notReceived', text: { en: 'I never received it', zh: '一直没收到货' }, ...late },
  { key: 'wrong', text: { en: 'Not what I ordered', zh: '发错商品' }, ...shops },
  { key: 'missing', text: { en: 'Something is missing', zh: '商品少发、漏发' }, ...shops, returns: false },
  { key: 'damaged', text: { en: 'Arrived damaged', zh: '商品破损' }, ...shops },
  { key: 'quality', text: { en: 'Quality problem', zh: '质量问题' }, ...shops },
  { key: 'notAsDescribed', text: { en: 'Not as described', zh: '与描述不符' }, ...shops },
  { key: 'other', text: { en: 'Something else', zh: '其他原因' }, ...buyers },
]

/** The reason of a case for goods that a shop cannot ship; it is given in the shop's own words. */
export const cannotShip = 'cannotShip'
const shopReasons: readonly CaseReason[] = [
  { key: cannotShip, text: { en: 'The shop can’t ship it', zh: '商家无法发货' }, ...late },
]

/** The reason with a key, of those to choose from. */
export const reasonOf = (key: string | null | undefined): CaseReason | undefined =>
  caseReasons.find((reason) => reason.key === key)

/** The reason of a case, by its key or, where it was given as a text, by that; own words are the buyer's. */
export function reasonOfCase({ reason_key, reason }: { reason_key: string | null; reason: string }): CaseReason {
  const named = caseReasons.find(({ text }) => text.en === reason || text.zh === reason)
  const byShop = shopReasons.find(({ key }) => key === reason_key)
  const found = byShop ?? reasonOf(reason_key) ?? reasonOf(reason) ?? named ?? reasonOf('other')
  if (!found) throw new Error('The mall has no reason for others')
  return found
}
