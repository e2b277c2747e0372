import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    claim: 'Claim',
    claimOf: (name: string) => `Claim ${name}`,
    received: 'Claimed',
    soldOut: 'All claimed',
    membersOnly: 'Join',
    joinFor: (name: string) => `Join to claim ${name}`,
    got: 'Added to your red envelopes',
  },
  zh: {
    claim: '领取',
    claimOf: (name) => `领取${name}`,
    received: '已领取',
    soldOut: '已领完',
    membersOnly: '开通',
    joinFor: (name) => `开通会员领取${name}`,
    got: '已放入我的红包',
  },
})
