import type { ErrandKind } from '@contract/entities/errand'
import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Errands',
    what: 'What should the rider buy?',
    whatHint: 'What, how much, and which kind',
    describe: 'Describe it (optional)',
    describeHint: 'Such as a blue folder, or a parcel with a locker code',
    quick: 'Fruit|Flowers|Snacks|Drinks|Daily needs',
    comma: ', ',
    addPhotos: 'Add photos',
    saved: 'Saved',
    choose: 'Choose',
    about: 'About',
    goodsIncluded: (amount: string) => `Goods ${amount} included`,
    arrives: (minutes: number) => `Arrives in ${minutes} min`,
    submit: 'Place order',
    logIn: 'Log in',
    sending: 'Photos are still being uploaded',
    failedPhoto: 'A photo wasn’t uploaded',
    noRiders: 'No riders nearby now. It may take longer.',
    riders: (count: number) => `${plural(count, 'rider')} nearby`,
  },
  zh: {
    title: '跑腿代办',
    what: '需要骑手买什么？',
    whatHint: '请写明商品、数量和要求',
    describe: '物品描述（选填）',
    describeHint: '例如蓝色文件夹，或快递柜取件码',
    quick: '水果|鲜花|零食|饮料|日用品',
    comma: '，',
    addPhotos: '添加图片',
    saved: '常用',
    choose: '选择',
    about: '预计',
    goodsIncluded: (amount) => `含商品费${amount}`,
    arrives: (minutes) => `约${minutes}分钟送达`,
    submit: '立即下单',
    logIn: '登录',
    sending: '图片正在上传',
    failedPhoto: '有图片上传失败',
    noRiders: '附近暂无骑手，接单可能较慢。',
    riders: (count) => `附近${count}位骑手`,
  },
})

/** The quick words of a purchase. */
export const quickWords = (): string[] => words().quick.split('|')

/** An end of a kind of errand. */
export type EndName = `${ErrandKind}${'From' | 'To'}`

/** Letters on the discs of the route's ends. */
export const endLetters = dictionary<Record<EndName, string>>({
  en: { buyFrom: 'A', buyTo: 'B', pickupFrom: 'A', pickupTo: 'B', sendFrom: 'A', sendTo: 'B' },
  zh: { buyFrom: '买', buyTo: '送', pickupFrom: '取', pickupTo: '送', sendFrom: '寄', sendTo: '送' },
})

/** Labels of the ends on the map. */
export const endPins = dictionary<Record<EndName, string>>({
  en: {
    buyFrom: 'Buy here',
    buyTo: 'Drop off',
    pickupFrom: 'Pick up',
    pickupTo: 'Drop off',
    sendFrom: 'Me',
    sendTo: 'Recipient',
  },
  zh: {
    buyFrom: '购买地',
    buyTo: '收货',
    pickupFrom: '取货',
    pickupTo: '收件',
    sendFrom: '寄件 · 我',
    sendTo: '收件',
  },
})

/** Placeholders of an end without an address. */
export const endHints = dictionary<Record<EndName, string>>({
  en: {
    buyFrom: 'Nearby, or choose a shop',
    buyTo: 'Where to deliver?',
    pickupFrom: 'Where to pick up?',
    pickupTo: 'Where to deliver?',
    sendFrom: 'Where are you?',
    sendTo: 'Where to send it?',
  },
  zh: {
    buyFrom: '就近购买，或指定地址',
    buyTo: '送到哪里？',
    pickupFrom: '从哪里取？',
    pickupTo: '送到哪里？',
    sendFrom: '从哪里寄？',
    sendTo: '寄到哪里？',
  },
})
