import { formatDate } from '@contract/date'
import { plural } from '@contract/format'
import { formatMoney } from '@contract/money'
import type { RiskKind } from '@contract/calls/account'
import { dictionary } from '@/i18n'
import type { Risk } from './model'

const day = ({ until }: Risk): string => (until ? formatDate(new Date(until)) : '')
const money = ({ amount }: Risk): string => formatMoney(amount ?? 0)

export const words = dictionary({
  en: {
    title: 'Close account',
    left: (count: number) => `${plural(count, 'thing')} to settle first`,
    none: 'You’re all set',
    then: (phone: string) => `Then you can close ${phone}`,
    ready: (phone: string) => `You can close ${phone} now`,
    settle: 'To settle first',
    lost: 'What you’ll lose',
    data: 'Your data',
    erased: 'Erased: profile, addresses, favourites, searches, cart, and your name and photos on reviews',
    kept: 'Kept by law: orders and payments, without your profile',
    way: (days: number) => `Log in within ${plural(days, 'day')} to restore the account`,
    copy: 'Export a copy of my data first',
    keep: 'Keep my account',
    next: 'Next',
    other: 'Something else',
    otherLine: 'Contact us about it',
  },
  zh: {
    title: '注销账号',
    left: (count) => `还有${count}项需先处理`,
    none: '可以注销',
    then: (phone) => `处理后即可注销${phone}`,
    ready: (phone) => `现在可以注销${phone}`,
    settle: '需先处理',
    lost: '注销后失效',
    data: '您的数据',
    erased: '将删除：个人资料、地址、收藏、搜索记录、购物车，以及评价中的昵称和图片',
    kept: '依法保留：订单和支付记录，不含个人资料',
    way: (days) => `${days}天内登录可恢复账号`,
    copy: '先导出我的数据',
    keep: '暂不注销',
    next: '下一步',
    other: '其他事项',
    otherLine: '请联系客服处理',
  },
})

type Lines = Record<RiskKind, (risk: Risk) => string>

/** Titles of the risks. */
export const riskTitles = dictionary<Lines>({
  en: {
    balance: (risk) => `${money(risk)} in your wallet`,
    earnings: (risk) => `${money(risk)} in earnings`,
    pendingEarnings: (risk) => `${money(risk)} in pending earnings`,
    debt: (risk) => `You owe ${money(risk)}`,
    deliveries: ({ count }) => `${plural(count ?? 0, 'delivery', 'deliveries')} in progress`,
    withdrawals: ({ count }) => `${plural(count ?? 0, 'withdrawal')} in progress`,
    orders: ({ count }) => `${plural(count ?? 0, 'order')} in progress`,
    refunds: ({ count }) => `${plural(count ?? 0, 'refund')} open`,
    store: ({ count }) => `You run ${plural(count ?? 0, 'store')}`,
    applications: ({ count }) => `${plural(count ?? 0, 'application')} in review`,
    membership: () => 'Super membership',
    coupons: ({ count }) => plural(count ?? 0, 'red envelope or coupon', 'red envelopes and coupons'),
    points: ({ count }) => plural(count ?? 0, 'point'),
  },
  zh: {
    balance: (risk) => `钱包余额${money(risk)}`,
    earnings: (risk) => `收入${money(risk)}`,
    pendingEarnings: (risk) => `待结算收入${money(risk)}`,
    debt: (risk) => `欠款${money(risk)}`,
    deliveries: ({ count }) => `${count ?? 0}单配送中`,
    withdrawals: ({ count }) => `${count ?? 0}笔提现处理中`,
    orders: ({ count }) => `${count ?? 0}个订单进行中`,
    refunds: ({ count }) => `${count ?? 0}笔退款处理中`,
    store: ({ count }) => `您经营${count ?? 0}家店铺`,
    applications: ({ count }) => `${count ?? 0}份申请审核中`,
    membership: () => '超级会员',
    coupons: ({ count }) => `${count ?? 0}张红包和优惠券`,
    points: ({ count }) => `${count ?? 0}积分`,
  },
})

/** Explanations of the risks. */
export const riskLines = dictionary<Lines>({
  en: {
    balance: () => 'Spend or withdraw it first',
    earnings: () => 'Move it to your wallet first',
    pendingEarnings: () => 'Wait until customers confirm',
    debt: () => 'Contact us to pay it back',
    deliveries: () => 'Complete them first',
    withdrawals: () => 'Wait until they arrive',
    orders: () => 'Wait for them or cancel them',
    refunds: () => 'Wait for the decision',
    store: () => 'Transfer it first',
    applications: () => 'They’ll be withdrawn',
    membership: (risk) => `Until ${day(risk)}; the rest isn’t refunded`,
    coupons: () => 'You’ll no longer be able to use them',
    points: () => 'They’ll be cleared',
  },
  zh: {
    balance: () => '请先消费或提现',
    earnings: () => '请先转入钱包',
    pendingEarnings: () => '请等待顾客确认',
    debt: () => '请联系客服还款',
    deliveries: () => '请先完成配送',
    withdrawals: () => '请等待到账',
    orders: () => '请等待完成或取消',
    refunds: () => '请等待处理结果',
    store: () => '请先移交店铺',
    applications: () => '申请将被撤回',
    membership: (risk) => `有效期至${day(risk)}，剩余时间不退款`,
    coupons: () => '注销后无法使用',
    points: () => '注销后清零',
  },
})

/** Links to the screens that settle a risk. */
export const riskActions = dictionary({
  en: {
    balance: 'Withdraw',
    earnings: 'View',
    debt: 'Contact us',
    deliveries: 'View',
    withdrawals: 'View',
    orders: 'View',
    refunds: 'View',
    store: 'Contact us',
  },
  zh: {
    balance: '提现',
    earnings: '查看',
    debt: '联系客服',
    deliveries: '查看',
    withdrawals: '查看',
    orders: '查看',
    refunds: '查看',
    store: '联系客服',
  },
})
