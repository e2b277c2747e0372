import { dictionary } from '@/i18n'

/** Texts of the list of group deals. */
export const words = dictionary({
  en: {
    title: 'Group deals',
    deals: 'Deals',
    groups: 'Open groups',
    noDeals: 'No group deals nearby',
    noDealsText: 'Stores around you have none right now',
    noGroups: 'No open groups nearby',
    noGroupsText: 'Start one and invite your friends',
    toDeals: 'See the deals',
    toStores: 'See the stores',
  },
  zh: {
    title: '拼团优惠',
    deals: '拼团商品',
    groups: '正在拼的团',
    noDeals: '附近暂无拼团',
    noDealsText: '周边商家暂未开展拼团',
    noGroups: '附近暂无进行中的团',
    noGroupsText: '快去开团，邀请好友一起拼',
    toDeals: '看看拼团商品',
    toStores: '看看附近商家',
  },
})
