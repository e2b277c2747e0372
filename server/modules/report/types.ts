import type { ReportSubject, ReportType } from '@contract/calls/report'
import type { Localized } from '@contract/settings'

/** The names of the types of reports. */
export const typeNames: Readonly<Record<ReportType, Localized>> = {
  foodSafety: { en: 'Food safety', zh: '食品安全' },
  falseInfo: { en: 'False information', zh: '信息不实' },
  price: { en: 'Wrong prices', zh: '价格欺诈' },
  service: { en: 'Poor service', zh: '服务态度差' },
  licence: { en: 'No valid licence', zh: '证照不全' },
  abuse: { en: 'Insults or hate', zh: '辱骂或仇恨言论' },
  privacy: { en: 'Shows private data', zh: '泄露隐私' },
  advert: { en: 'Spam or advert', zh: '广告或刷评' },
  picture: { en: 'Misleading picture', zh: '图片与实物不符' },
  other: { en: 'Something else', zh: '其他' },
}

/** The types of reports about each subject, in display order. */
export const typesOf: Readonly<Record<ReportSubject, readonly ReportType[]>> = {
  store: ['foodSafety', 'falseInfo', 'price', 'service', 'licence', 'other'],
  goods: ['foodSafety', 'falseInfo', 'price', 'picture', 'other'],
  review: ['abuse', 'falseInfo', 'advert', 'privacy', 'other'],
  conversation: ['abuse', 'advert', 'privacy', 'falseInfo', 'service', 'other'],
}
