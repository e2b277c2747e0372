import { starMeaning } from '@/features/review/star-meaning'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Review',
    rider: 'Your rider',
    rate: 'Tap to rate',
    text: 'Your review',
    placeholder: 'How did your rider do?',
    submit: 'Submit',
    thanks: 'Thank you for your review',
    endsRefund: 'You can’t request a refund for this errand after your review',
    over: 'This errand can’t be reviewed now',
    reviewed: 'You’ve reviewed this errand',
    view: 'View errand',
  },
  zh: {
    title: '评价骑手',
    rider: '骑手',
    rate: '点击星星评分',
    text: '评价内容',
    placeholder: '骑手的服务怎么样？',
    submit: '提交评价',
    thanks: '感谢您的评价',
    endsRefund: '提交评价后，本订单不可再申请退款',
    over: '该订单当前不可评价',
    reviewed: '您已评价该订单',
    view: '查看订单',
  },
})

/** Label of a star rating, or the prompt before there is one. */
export const meaning = (stars: number): string => starMeaning(stars) ?? words().rate
