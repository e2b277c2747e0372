import type { Kysely } from 'kysely'
import type { Call } from '@contract/call'
import type { OwnedKind } from '@contract/entities/ids'
import type { FailureName } from '@contract/failures'
import { valuesAt } from '@contract/request-fields'
import type { Database } from '../database/schema'
import { isMerchant, type SignedIn } from './caller'
import { Failure } from './failure'
import { ownsAll, platformId } from './queries/owners'

/** The failure for a thing of somebody else: the same as for one that does not exist. */
const notFound: Record<OwnedKind, FailureName> = {
  address: 'addressNotFound',
  application: 'applicationNotFound',
  cartLine: 'cartLineNotFound',
  conversation: 'conversationNotFound',
  coupon: 'couponNotFound',
  customer: 'customerNotFound',
  delivery: 'deliveryNotFound',
  feedback: 'feedbackNotFound',
  fraudCase: 'fraudCaseNotFound',
  goods: 'goodsNotFound',
  groupCart: 'groupCartNotFound',
  guest: 'guestNotFound',
  inbox: 'inboxNotFound',
  media: 'mediaNotFound',
  menuCategory: 'menuCategoryNotFound',
  moneyRecord: 'moneyRecordNotFound',
  notice: 'noticeNotFound',
  offer: 'offerNotFound',
  order: 'orderNotFound',
  package: 'packageNotFound',
  parcel: 'parcelNotFound',
  payment: 'paymentNotFound',
  privateMedia: 'privateMediaNotFound',
  product: 'productNotFound',
  queueNumber: 'queueNumberNotFound',
  quote: 'quoteNotFound',
  redemption: 'redemptionNotFound',
  refund: 'refundNotFound',
  report: 'reportNotFound',
  review: 'reviewNotFound',
  roomType: 'roomTypeNotFound',
  session: 'sessionNotFound',
  store: 'storeNotFound',
  teamMember: 'teamMemberNotFound',
  topUp: 'topUpNotFound',
  video: 'videoNotFound',
  waitlistEntry: 'waitlistEntryNotFound',
  withdrawAccount: 'withdrawAccountNotFound',
  withdrawal: 'withdrawalNotFound',
  zone: 'zoneNotFound',
}

/** The ids at a path of a request. */
export const idsAt = (request: unknown, path: readonly string[]): string[] =>
  valuesAt(request, path).filter((id) => typeof id === 'string')

/** The owners a caller acts for: the customer, who may be a rider, the platform, or the merchant's stores, narrowed to those that the request names. */
function actsFor({ party, owns }: Call, request: unknown, caller: SignedIn): readonly string[] {
  if (party === 'customer' || party === 'rider') return [caller.customer.id]
  if (party === 'platform') return [platformId]
  if (party !== 'store' || !isMerchant(caller)) return []
  const named = owns.filter(({ kind }) => kind === 'store').flatMap(({ path }) => idsAt(request, path))
  return named.length > 0 ? caller.stores.filter((id) => named.includes(id)) : caller.stores
}

/**
 * Checks the owner of every id in a request whose schema is an `OwnedId`, the only place that does. The call names the
 * party that the caller acts as; a kind of thing that this party cannot own is refused.
 * @throws Failure `…NotFound` for an id that does not exist or belongs to somebody else.
 */
export async function checkOwnership(
  db: Kysely<Database>,
  call: Call,
  request: unknown,
  caller: SignedIn,
): Promise<void> {
  const { party, owns } = call
  const theirs = actsFor(call, request, caller)
  for (const { path, kind } of owns) {
    const ids = idsAt(request, path)
    if (ids.length === 0) continue
    if (!party || !(await ownsAll(db, { kind, party, ids, theirs }))) throw new Failure(notFound[kind])
  }
}
