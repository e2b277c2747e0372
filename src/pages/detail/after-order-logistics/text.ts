import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Return tracking',
    map: 'Where the parcel is between you and the shop',
    you: 'You',
    shop: 'Shop',
    sent: 'Sent back',
    sentNote: 'You gave the parcel to the carrier',
    deliveredAt: (time: string) => `Delivered to the shop ${time}`,
    change: 'Change number',
    add: 'Add tracking no.',
    nothing: 'Nothing on its way back yet',
    nothingText: 'Once you’ve sent the goods, track the return here.',
    case: 'View the case',
  },
  zh: {
    title: '退货物流',
    map: '退货包裹在您与商家之间的位置',
    you: '寄件地',
    shop: '商家',
    sent: '已寄出',
    sentNote: '您已将包裹交给快递公司',
    deliveredAt: (time: string) => `商家${time}已签收`,
    change: '修改单号',
    add: '填写单号',
    nothing: '暂无退货物流',
    nothingText: '寄回商品并填写单号后，可在此查看物流进度。',
    case: '查看售后',
  },
})
