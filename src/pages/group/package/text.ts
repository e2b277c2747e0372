import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

/** Texts of a package's page. */
export const words = dictionary({
  en: {
    title: 'Package',
    sold: (count: number) => `${count} sold`,
    anyTime: 'Refund any time before use',
    byItself: 'Automatic refund on expiry',
    contents: 'What you get',
    worth: 'Worth',
    rules: 'Rules',
    valid: 'Valid',
    days: (days: number) => `${plural(days, 'day')} after you buy`,
    count: 'Quantity',
    most: (count: number) => `You can buy up to ${count}`,
    buy: 'Buy now',
    soldOut: 'Sold out',
    limit: 'Limit reached',
    times: (name: string, count: number) => (count === 1 ? name : `${name} × ${count}`),
  },
  zh: {
    title: '套餐详情',
    sold: (count) => `已售${count}`,
    anyTime: '随时退',
    byItself: '过期自动退',
    contents: '套餐内容',
    worth: '门市价',
    rules: '使用规则',
    valid: '有效期',
    days: (days) => `购买后${days}天内有效`,
    count: '购买数量',
    most: (count) => `还可购买${count}张`,
    buy: '立即购买',
    soldOut: '已售罄',
    limit: '已达限购数量',
    times: (name, count) => (count === 1 ? name : `${name} × ${count}`),
  },
})
