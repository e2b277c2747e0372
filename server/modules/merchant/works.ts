import type { BoardKind } from '@contract/merchant-work'
import type { BusinessKind } from '@contract/order-kinds'
import type { Context } from '../../context'
import { mallWork } from './mall-work'
import { stayWork } from './stay-work'
import { takeawayWork } from './takeaway-work'
import type { ActingWork, MerchantWork, WorkServices } from './work'

/**
 * The merchants' work by kind of orders. A store's business is named like the kind of its orders (`stores.business`).
 */
export const merchantWork = (
  context: Context,
  services: WorkServices,
): Readonly<Record<BoardKind, MerchantWork> & Record<BusinessKind, ActingWork>> => ({
  takeaway: takeawayWork(context, services),
  mall: mallWork(context, services),
  hotel: stayWork(context, services),
})
