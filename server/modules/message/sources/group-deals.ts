import type { GroupNews } from '../../group-deal/desk'
import { soldDeal } from '../../group-deal/queries'
import type { groupDealTopics } from '../topics/group-deals'
import type { Sources } from './sources'

const topics = {
  formed: 'dealGroupFormed',
  failed: 'dealGroupFailed',
  leads: 'dealGroupLed',
} as const satisfies Readonly<Record<GroupNews['event'], keyof typeof groupDealTopics>>

/** Sends notices of groups to their members. */
export function tellOfGroupDeals({ notices, groupDeals }: Sources): void {
  groupDeals.onNews(async (tx, group, { event, places }) => {
    const deal = await soldDeal(tx, group.deal_id)
    if (!deal) return
    const { name, picture } = deal
    await notices.tell(
      tx,
      topics[event],
      places.map(({ customer_id: customerId }) => ({
        ...{ customerId, subject: group.id, targetId: group.id, picture },
        params: { name, amount: group.price },
      })),
    )
  })
}
