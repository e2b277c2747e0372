import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    userAgreement: 'User Agreement',
    privacy: 'Privacy Policy',
    pickupAgreement: 'In-store Service Agreement',
    membershipTerms: 'Membership Terms',
    withdrawalTerms: 'Withdrawal Account Terms',
    pointsRules: 'Points Rules',
  },
  zh: {
    userAgreement: '用户协议',
    privacy: '隐私政策',
    pickupAgreement: '到店服务协议',
    membershipTerms: '会员服务协议',
    withdrawalTerms: '提现账户协议',
    pointsRules: '积分规则',
  },
})
