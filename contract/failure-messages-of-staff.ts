import type { FailureName } from './failures'
import type { Localized } from './settings'

/** The failures of staff, and of what staff did, in both languages. */
export const staffFailureMessages = {
  customerNotFound: { en: 'Customer not found', zh: '未找到该用户' },
  reportNotFound: { en: 'Report not found', zh: '未找到该举报' },
  feedbackNotFound: { en: 'Feedback not found', zh: '未找到该反馈' },
  nothingToChange: { en: 'Already done. Nothing changed', zh: '当前已是该状态，未做更改' },
  customerFrozen: { en: 'This account is frozen, closed or being closed', zh: '该账号已冻结、已注销或正在注销' },
  adjustmentTooLarge: { en: 'The limit is {most} at a time', zh: '单次不能超过{most}' },
  staffDayLimit: {
    en: 'You have {left} left for today. Ask someone else, or try again tomorrow',
    zh: '您今日的操作额度还剩{left}，请明天再试，或由其他工作人员处理',
  },
  noRider: { en: 'Rider not found', zh: '未找到该骑手' },
  storeSuspended: { en: 'This store is suspended. Please contact us', zh: '店铺已暂停营业，请联系客服' },
  storeEnded: { en: 'This store has closed permanently', zh: '店铺已永久关闭' },
  reviewNotHidden: { en: 'This review is visible again', zh: '该评价已恢复展示' },
  reviewContested: {
    en: 'You can appeal once. We already have your appeal',
    zh: '每条评价只能申诉一次，您已提交过申诉',
  },
  fraudCaseNotFound: { en: 'Case not found', zh: '未找到该审核记录' },
  staffOwn: {
    en: 'Someone else has to do this. It concerns you or your store',
    zh: '涉及您本人或您的店铺，请由其他工作人员处理',
  },
} satisfies Partial<Record<FailureName, Localized>>
