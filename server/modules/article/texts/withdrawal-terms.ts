import type { StandardText } from './text'

/** The terms of the accounts to which the balance is withdrawn. */
export const withdrawalTerms: StandardText = {
  key: 'withdrawalTerms',
  title: { en: 'Withdrawal Account Terms', zh: '提现账户协议' },
  publishedAt: '2026-11-01T00:00:00Z',
  paragraphs: [
    {
      heading: null,
      text: {
        en: 'These terms are for the bank cards and other accounts to which you withdraw your balance. They add to the user agreement. By ticking them before you link a card you accept them.',
        zh: '本协议适用于您用来提现的银行卡及其他账户，是用户协议的补充。您在绑定前勾选本协议，即表示接受其内容。',
      },
    },
    {
      heading: { en: '1. Your own account', zh: '一、本人账户' },
      text: {
        en: 'Link accounts in your own name only. A withdrawal to an account in another name is rejected, and the money returns to your balance.',
        zh: '仅可绑定本人名下的账户。提现至他人账户的申请将被驳回，款项退回余额。',
      },
    },
    {
      heading: { en: '2. Debit cards', zh: '二、储蓄卡' },
      text: {
        en: 'Credit cards cannot be linked. The bank is recognised from the number; please check that it is right.',
        zh: '暂不支持信用卡。系统根据卡号识别所属银行，请核对是否正确。',
      },
    },
    {
      heading: { en: '3. What is kept', zh: '三、信息保存' },
      text: {
        en: 'Card number, name and phone are encrypted and shown in part only. The photo is used for the check alone and deleted afterwards. Removing an account deletes its details, except what the law requires to be kept of withdrawals already paid.',
        zh: '卡号、姓名和手机号加密保存，仅部分显示。照片只用于核验，核验后删除。解绑后相关信息一并删除，法律要求保留的提现记录除外。',
      },
    },
    {
      heading: { en: '4. Limits and fees', zh: '四、限额与手续费' },
      text: {
        en: 'The minimum amount, the number of withdrawals a day, the fee and what you receive are shown before you confirm. Each request is reviewed; the days it takes to arrive are shown with it.',
        zh: '单笔最低金额、每日次数、手续费及实际到账金额会在您确认前显示。每笔申请均需审核，预计到账时间以页面显示为准。',
      },
    },
    {
      heading: { en: '5. Safety', zh: '五、账户安全' },
      text: {
        en: 'Withdrawing and removing an account require your pay password. Tell nobody your pay password or a code; customer service never asks for them.',
        zh: '提现和解绑均需验证支付密码。请勿将支付密码或验证码告诉他人，客服不会向您索要。',
      },
    },
  ],
}
