import { dictionary } from '@/i18n'

/** Texts of tips for the rider. */
export const tipWords = dictionary({
  en: {
    title: 'Tip your rider',
    tipped: (amount: string) => `You tipped ${amount}`,
    all: 'Your rider gets all of it',
    before: 'Your rider gets all of it. Refunded if the order isn’t delivered',
    tip: 'Add tip',
    more: 'Tip more',
    amount: 'Tip amount',
    other: 'Another amount',
    between: (least: string, most: string) => `Enter ${least} to ${most}`,
    choose: 'Choose an amount',
    pay: (amount: string) => `Tip ${amount}`,
    thanks: 'Tip sent. Thank you',
  },
  zh: {
    title: '打赏骑手',
    tipped: (amount) => `已打赏${amount}`,
    all: '打赏全部归骑手',
    before: '打赏全部归骑手，未送达将退回',
    tip: '去打赏',
    more: '再次打赏',
    amount: '打赏金额',
    other: '其他金额',
    between: (least, most) => `请输入${least}至${most}`,
    choose: '请选择金额',
    pay: (amount) => `打赏${amount}`,
    thanks: '打赏成功，谢谢您',
  },
})
