import type { ApplicationKind } from '@contract/entities/application'
import { dictionary } from '@/i18n'

/** Names of the kinds of application. */
export const kindNames = dictionary<Record<ApplicationKind, string>>({
  en: {
    rider: 'Rider',
    merchant: 'Merchant',
    partner: 'Partner',
    agent: 'Agent',
    qualification: 'Business verification',
    licence: 'Licence',
  },
  zh: {
    rider: '骑手认证',
    merchant: '商家认证',
    partner: '合作加盟',
    agent: '代理商',
    qualification: '资质认证',
    licence: '证照更新',
  },
})

/** A kind by its name in an address; undefined for any other text. */
export const kindOf = (name: string): ApplicationKind | undefined =>
  Object.keys(kindNames()).find((kind): kind is ApplicationKind => kind === name)
