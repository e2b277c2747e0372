import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    claim: 'Claim',
    claimAll: 'Claim the red envelopes',
  },
  zh: {
    claim: '领取',
    claimAll: '领取红包',
  },
})
