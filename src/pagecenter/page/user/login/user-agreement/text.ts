import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { userAgreement: 'User Agreement', privacy: 'Privacy Policy', pickupAgreement: 'In-store Service Agreement' },
  zh: { userAgreement: '用户协议', privacy: '隐私政策', pickupAgreement: '到店服务协议' },
})
