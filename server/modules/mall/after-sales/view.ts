import type { AfterSale, AfterSaleAction, Statement } from '@contract/entities/after-sale'
import { type MerchantCaseAction, merchantCaseActions, type MerchantRefund } from '@contract/entities/merchant-refund'
import { afterSalesLimits } from '@contract/after-sales-limits'
import type { ReturnAddress, ReturnLogistics, ShownReturnAddress } from '@contract/entities/refund'
import type { Language } from '@contract/settings'
import { afterSales, type AfterSalesEvent } from '@contract/states/after-sales'
import { eventsFor } from '@contract/states/machine'
import type { Seal } from '../../../security/seal'
import type { OrderReasons } from '../../order/reasons'
import { reasonText } from '../../order/reasons'
import { refundView } from '../../refund/view'
import { carrierOf } from '../parcels/carriers'
import type { CaseInFull } from './queries'
import { reasonOfCase } from './reasons'
import { stepsOf } from './steps'

/** Reader of a case, and its dependencies. */
export interface CaseReader {
  readonly reasons: OrderReasons
  readonly language: Language
  readonly seal: Seal
}

/** A return address in a language, with the text for carriers where that differs. */
function shownAddress(to: ReturnAddress | null, language: Language): ShownReturnAddress | null {
  if (!to) return null
  const { english, ...label } = to
  const { name, phone, address } = label
  const isOther = language === 'en' && english && (english.name !== name || english.address !== address)
  return isOther ? { ...english, phone, label: { name, address } } : label
}

const opened = <T>(seal: Seal, sealed: string | null): T | null =>
  sealed === null ? null : (JSON.parse(seal.open(sealed)) as T)

const instant = (at: Date | string | null): string | null => at && new Date(at).toISOString()

/** The events that lead to an action of the customer. */
const actionEvents: Readonly<Record<AfterSaleAction, readonly AfterSalesEvent[]>> = {
  revoke: ['revoke'],
  edit: ['edit', 'resubmit'],
  escalate: ['escalate'],
  addEvidence: ['hear'],
  correctReturn: ['correctReturn'],
  sendBack: ['returnGoods'],
}

const editsLeft = ({ edits }: CaseInFull): number => Math.max(0, afterSalesLimits.edits - edits)

/** The pictures and videos that a side gave as evidence. */
export const evidenceOf = ({ statements }: CaseInFull, by: Statement['by']): number =>
  statements
    .filter(({ side, kind }) => side === by && kind === 'evidence')
    .reduce((sum, { pictures, video }) => sum + pictures.length + (video ? 1 : 0), 0)

/** Customer's actions on a case, in ascending order of importance. */
function actionsOf(row: CaseInFull): AfterSaleAction[] {
  const allowed = eventsFor(afterSales, row.state, 'customer', row.service)
  const also = row.state === 'evidence' ? (['hear'] as const) : []
  const may = (action: AfterSaleAction): boolean => {
    if (action === 'edit' && editsLeft(row) === 0) return false
    if (action === 'correctReturn' && row.scanned_at !== null) return false
    return actionEvents[action].some((event) => [...allowed, ...also].includes(event))
  }
  return (Object.keys(actionEvents) as AfterSaleAction[]).filter(may)
}

function statementsOf(row: CaseInFull, { reasons, language }: CaseReader): Statement[] {
  const names = { customer: row.nickname, merchant: row.store_name?.[language] ?? null, platform: null }
  const avatars = { customer: row.avatar, merchant: row.store_logo, platform: null }
  return row.statements.map(({ id, side, kind, text, pictures, video, at }) => ({
    id,
    by: side,
    kind,
    name: names[side],
    avatar: avatars[side],
    text: reasonText(reasons, text, language),
    pictures,
    video,
    at: new Date(at).toISOString(),
  }))
}

function returnParcel(row: CaseInFull, { seal, language }: CaseReader): AfterSale['returnParcel'] {
  const parcel = opened<ReturnLogistics>(seal, row.logistics_sealed)
  if (!parcel) return null
  const carrier = carrierOf(parcel.company)
  const company = { key: parcel.company, name: carrier?.name[language] ?? parcel.company, phone: carrier?.phone ?? '' }
  return {
    company,
    number: parcel.number,
    contact: parcel.contact,
    sentAt: (row.sent_at ?? row.applied_at).toISOString(),
    scannedAt: instant(row.scanned_at),
    deliveredAt: instant(row.delivered_at),
  }
}

function countedIn({ counted, amount, dispute }: CaseInFull): AfterSale['counted'] {
  if (!counted) return null
  const sum = (key: 'announced' | 'received') => counted.reduce((all, line) => all + line[key], 0)
  const [announced, received] = [sum('announced'), sum('received')]
  return {
    announced,
    received,
    refunded: amount,
    disputed: announced - received,
    disputedAmount: dispute?.amount ?? 0,
    disputeId: dispute?.id ?? null,
  }
}

/** Fields of a case of goods beyond a refund, for both sides. */
export function goodsCaseView(row: CaseInFull, reader: CaseReader) {
  const { key, fault } = reasonOfCase(row)
  return {
    reasonKey: key,
    fault,
    returnPaidBy: row.service === 'returnAndRefund' ? fault : null,
    isChosenAmount: row.chosen_amount !== null,
    statements: statementsOf(row, reader),
    evidence: {
      customer: evidenceOf(row, 'customer'),
      merchant: evidenceOf(row, 'merchant'),
      limit: afterSalesLimits.evidenceMedia,
    },
    returnAddress: shownAddress(opened<ReturnAddress>(reader.seal, row.return_address_sealed), reader.language),
    returnParcel: returnParcel(row, reader),
    counted: countedIn(row),
    decision: row.outcome && {
      outcome: row.outcome,
      amount: row.outcome_amount ?? 0,
      at: (row.decided_at ?? row.applied_at).toISOString(),
    },
  }
}

/** The events that lead to an action of the shop. */
const merchantEvents: Readonly<Record<MerchantCaseAction, readonly AfterSalesEvent[]>> = {
  agree: ['agreeRefund', 'agreeReturn'],
  refuse: ['refuse'],
  countIn: ['receive'],
  addEvidence: [],
}

/** Fields of a case of goods beyond a refund, for its shop. */
export function merchantGoodsView(row: CaseInFull, reader: CaseReader): NonNullable<MerchantRefund['goods']> {
  const allowed = eventsFor(afterSales, row.state, 'merchant', row.service)
  const may = (action: MerchantCaseAction): boolean =>
    (action === 'addEvidence' && row.state === 'evidence') ||
    // After a decision of the platform the shop can count the goods, not refuse again.
    ((action !== 'refuse' || row.outcome === null) && merchantEvents[action].some((event) => allowed.includes(event)))
  return { ...goodsCaseView(row, reader), actions: merchantCaseActions.filter(may) }
}

/** Destinations of the money of a case, paid back or planned: a provider first, up to what it was paid and has not sent back. */
function destinationsOf({ paid_back: paidBack, payment, amount }: CaseInFull): AfterSale['destinations'] {
  if (paidBack.length > 0) return paidBack
  const method = payment?.method ?? 'balance'
  const toProvider = Math.min(amount, payment?.atProvider ?? 0)
  const both = [
    { method, amount: toProvider },
    { method: 'balance' as const, amount: amount - toProvider },
  ]
  const some = both.filter((part) => part.amount > 0)
  return some.length > 0 ? some : [{ method, amount }]
}

/** A case as its customer sees it. */
export function afterSaleView(row: CaseInFull, reader: CaseReader): AfterSale {
  const refund = refundView(row, reader.reasons, reader.language)
  const { state, service, appliedAt, timeline } = refund
  return {
    ...refund,
    ...goodsCaseView(row, reader),
    steps: stepsOf({ state, service, appliedAt, timeline }),
    editsLeft: editsLeft(row),
    actions: actionsOf(row),
    destinations: destinationsOf(row),
    points: row.points,
    splitFromId: row.split_from_id,
  }
}
