import type { Localized } from './settings'

/** Topics of a hotel’s house rules in their order, as guests read them. */
export const houseRuleTopics = {
  bring: { en: 'What to bring', zh: '入住须携带' },
  guests: { en: 'Who can stay', zh: '入住要求' },
  children: { en: 'Children', zh: '儿童政策' },
  pets: { en: 'Pets', zh: '宠物' },
  smoking: { en: 'Smoking', zh: '吸烟' },
  deposit: { en: 'Deposit', zh: '押金' },
  other: { en: 'Good to know', zh: '其他须知' },
} as const satisfies Record<string, Localized>
