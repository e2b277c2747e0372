import type { ParcelState } from '@contract/states/parcel'
import { dictionary } from '@/i18n'

/** Names of the states of parcels. */
export const parcelStateWords = dictionary<Record<ParcelState, string>>({
  en: {
    toShip: 'To ship',
    shipped: 'Shipped',
    inTransit: 'In transit',
    outForDelivery: 'Out for delivery',
    locker: 'In a locker',
    delivered: 'Delivered',
    problem: 'Problem',
    refused: 'Refused',
    returned: 'Returned',
    lost: 'Lost',
    cancelled: 'Cancelled',
  },
  zh: {
    toShip: '待发货',
    shipped: '已发货',
    inTransit: '运输中',
    outForDelivery: '派送中',
    locker: '已入柜',
    delivered: '已签收',
    problem: '异常',
    refused: '已拒收',
    returned: '已退回',
    lost: '已丢失',
    cancelled: '已取消',
  },
})

/** Words about parcels that several screens share. */
export const parcelWords = dictionary({
  en: {
    parcel: (number: number) => `Parcel ${number}`,
    items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    packedIn: (warehouse: string) => `Being packed in ${warehouse}`,
    noNews: 'No tracking updates yet',
    quiet: 'No update for a day',
    callCourier: 'Call courier',
    callCarrier: 'Call carrier',
    callPhone: (phone: string) => `Call ${phone}`,
    copyPhone: (phone: string) => `Copy ${phone}`,
    copyNumber: 'Copy the tracking number',
    code: 'Pickup code',
    track: 'Track',
    support: 'Contact us',
  },
  zh: {
    parcel: (number: number) => `包裹${number}`,
    items: (count: number) => `${count}件商品`,
    packedIn: (warehouse: string) => `${warehouse}仓备货中`,
    noNews: '暂无物流信息',
    quiet: '超过一天没有物流更新',
    callCourier: '联系快递员',
    callCarrier: '联系快递公司',
    callPhone: (phone: string) => `拨打${phone}`,
    copyPhone: (phone: string) => `复制${phone}`,
    copyNumber: '复制运单号',
    code: '取件码',
    track: '查看物流',
    support: '联系客服',
  },
})
