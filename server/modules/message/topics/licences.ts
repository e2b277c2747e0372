import type { EndingDocument } from '@contract/entities/application'
import type { Localized } from '@contract/settings'
import { topic } from './topic'

const names: Readonly<Record<EndingDocument, Localized>> = {
  businessLicence: { en: 'business licence', zh: '营业执照' },
  foodLicence: { en: 'food licence', zh: '食品经营许可证' },
  specialTradeLicence: { en: 'special trade licence', zh: '特种行业许可证' },
  insurance: { en: 'insurance', zh: '保险' },
}

interface StoreLicence {
  readonly store: Localized
  readonly kind: EndingDocument
}

interface Until {
  /** The last day, such as "2029-05-31". */
  readonly until: string
}

const renew = { en: 'Renew it', zh: '去更新' } as const

/** Topics of licences of stores and insurances of riders that end. */
export const licenceTopics = {
  storeLicenceEnds: topic<StoreLicence & Until>({
    group: 'account',
    target: 'licence',
    words: {
      en: ({ store, kind, until }) => ({
        title: 'A licence is about to expire',
        text: `${store.en}’s ${names[kind].en} expires on ${until}. Renew it, or the store will be suspended.`,
        action: renew.en,
      }),
      zh: ({ store, kind, until }) => ({
        title: '证照即将到期',
        text: `${store.zh}的${names[kind].zh}将于${until}到期，请及时更新，逾期店铺将暂停营业`,
        action: renew.zh,
      }),
    },
  }),
  storeLicenceEnded: topic<StoreLicence>({
    group: 'account',
    target: 'licence',
    words: {
      en: ({ store, kind }) => ({
        title: 'Your store is suspended',
        text: `${store.en}’s ${names[kind].en} has expired. Upload the new one to reopen.`,
        action: renew.en,
      }),
      zh: ({ store, kind }) => ({
        title: '店铺已暂停营业',
        text: `${store.zh}的${names[kind].zh}已到期，请提交新证照，审核通过后即可恢复营业`,
        action: renew.zh,
      }),
    },
  }),
  riderInsuranceEnds: topic<Until>({
    group: 'account',
    target: 'licence',
    words: {
      en: ({ until }) => ({
        title: 'Your insurance is about to expire',
        text: `It expires on ${until}. Renew it to keep riding.`,
        action: renew.en,
      }),
      zh: ({ until }) => ({
        title: '保险即将到期',
        text: `你的车辆保险将于${until}到期，请及时更新，逾期将无法接单`,
        action: renew.zh,
      }),
    },
  }),
  riderInsuranceEnded: topic<object>({
    group: 'account',
    target: 'licence',
    words: {
      en: () => ({
        title: 'You can’t take deliveries',
        text: 'Your insurance has expired. Upload the new one to ride again.',
        action: renew.en,
      }),
      zh: () => ({
        title: '接单已暂停',
        text: '你的车辆保险已到期，请提交新保单，审核通过后即可恢复接单',
        action: renew.zh,
      }),
    },
  }),
}
