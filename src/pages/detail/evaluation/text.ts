import { starMeaning } from '@/features/review/star-meaning'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Review',
    store: 'The store',
    rate: 'Tap to rate',
    order: 'The order',
    text: 'Your review',
    placeholder: 'What did you like? What could be better?',
    anonymous: 'Anonymous',
    anonymousNote: 'Your name and photo are hidden',
    submit: 'Submit',
    uploading: 'Wait until your photos and video are uploaded',
    videoFailed: 'Retry or remove the video that failed',
    photoFailed: 'Retry or remove the photos that failed',
    endsRefund: 'You can’t request a refund for this order after your review',
    over: 'This order can’t be reviewed now',
    reviewed: 'You’ve reviewed this order',
    mine: 'My reviews',
  },
  zh: {
    title: '评价',
    store: '商家',
    rate: '点击星星评分',
    order: '订单',
    text: '评价内容',
    placeholder: '有哪些满意的地方？有什么可以改进的？',
    anonymous: '匿名评价',
    anonymousNote: '他人看不到您的昵称和头像',
    submit: '提交评价',
    uploading: '图片或视频还在上传，请稍候',
    videoFailed: '请重试或移除上传失败的视频',
    photoFailed: '请重试或移除上传失败的图片',
    endsRefund: '提交评价后，本订单不可再申请退款',
    over: '该订单当前不可评价',
    reviewed: '您已评价该订单',
    mine: '我的评价',
  },
})

/** Label of a star rating, or the prompt before there is one. */
export const meaning = (stars: number): string => starMeaning(stars) ?? words().rate
