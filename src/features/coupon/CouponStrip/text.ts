import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    claim: 'Claim',
    delivery: 'Off delivery',
    claimAll: 'Claim the red envelopes',
  },
  zh: {
    claim: '领取',
    delivery: '减配送费',
    claimAll: '领取红包',
  },
})
