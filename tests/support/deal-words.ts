/** The texts of deals for groups in both languages. */
export const dealWords = {
  en: {
    start: /Start a group$/,
    note: 'Message to people who join (optional)',
    mine: 'Your group',
    pay: 'Pay',
    more: (count: number) => `${count} more to go`,
    said: (note: string) => `“${note}”`,
    join: /^Join for ¥/,
    formed: 'Your group is complete',
    voucher: 'See voucher',
    left: (count: number) => `${count} left`,
    failed: 'Not enough people',
    /** The first step of a refund, which stays; the words before it are there for a moment only. */
    back: (amount: string) => `${amount} refunded`,
  },
  zh: {
    start: /发起拼团$/,
    note: '想对参团的人说（选填）',
    mine: '我的拼团',
    pay: '去支付',
    more: (count: number) => `还差${count}人成团`,
    said: (note: string) => `“${note}”`,
    join: /^¥.+ 参团$/,
    formed: '拼团成功',
    voucher: '查看券码',
    left: (count: number) => `剩余${count}张`,
    failed: '拼团未成功',
    back: (amount: string) => `已发起退款${amount}`,
  },
} as const
