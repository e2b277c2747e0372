import type { Notices } from '../message/notices'
import type { GroupDealDesk, GroupNews } from './desk'
import { soldDeal } from './queries'
import type { groupDealTopics } from '../message/topics/group-deals'

const topics = {
  formed: 'dealGroupFormed',
  failed: 'dealGroupFailed',
  leads: 'dealGroupLed',
} as const satisfies Readonly<Record<GroupNews['event'], keyof typeof groupDealTopics>>

/** Sends notices of groups to their members. */
export function tellOfGroupDeals(notices: Notices, groupDeals: GroupDealDesk): void {
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
