import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    before: 'I have read and agree to the ',
    agreement: 'User Agreement',
    and: ' and ',
    privacy: 'Privacy Policy',
    title: 'One more thing',
  },
  zh: {
    before: '我已阅读并同意',
    agreement: '《用户协议》',
    and: '和',
    privacy: '《隐私政策》',
    title: '请先阅读并同意',
  },
})
