import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Certification',
    note: 'Riders and merchants are certified before they begin. Your papers are shown to reviewers alone',
    notSubmitted: 'Not submitted',
    inReview: 'In review',
    passed: 'Passed',
    failed: 'Failed',
    resubmit: 'Send again',
  },
  zh: {
    title: '实名认证',
    note: '骑手和商家通过认证后方可开展业务，证件资料仅供审核使用',
    notSubmitted: '未提交',
    inReview: '审核中',
    passed: '已通过',
    failed: '未通过',
    resubmit: '重新提交',
  },
})
