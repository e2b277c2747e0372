import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Licences',
    businessLicence: 'Business licence',
    foodLicence: 'Food business licence',
    specialTradeLicence: 'Special trade licence',
    holder: 'Holder',
    number: 'Number',
    validUntil: 'Valid until',
    forever: 'No expiry',
    enlarge: (name: string) => `${name}, enlarge`,
    none: 'This store hasn’t posted its licences yet',
    note: 'Provided by the store and checked by Linli before it opens.',
  },
  zh: {
    title: '商家资质',
    businessLicence: '营业执照',
    foodLicence: '食品经营许可证',
    specialTradeLicence: '特种行业许可证',
    holder: '主体名称',
    number: '证照编号',
    validUntil: '有效期至',
    forever: '长期有效',
    enlarge: (name) => `${name}，查看大图`,
    none: '该商家暂未公示资质',
    note: '以上信息由商家提供，平台在商家开业前审核。',
  },
})
