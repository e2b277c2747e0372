import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Verification',
    note: 'Riders and merchants are verified before they start. Only reviewers see your documents',
    notSubmitted: 'Not submitted',
    inReview: 'In review',
    passed: 'Passed',
    failed: 'Failed',
    resubmit: 'Resubmit',
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
