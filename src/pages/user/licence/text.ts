import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Renew a licence',
    heading: 'Licence',
    document: 'What you renew',
    businessLicence: 'Business licence',
    foodLicence: 'Food licence',
    specialTradeLicence: 'Special trade licence',
    insurance: 'Rider’s insurance',
    store: 'Store',
    number: 'Number',
    numberHint: 'As on the document',
    until: 'Valid until',
    photo: 'Photo',
  },
  zh: {
    title: '更新证照',
    heading: '证照信息',
    document: '证照类型',
    businessLicence: '营业执照',
    foodLicence: '食品经营许可证',
    specialTradeLicence: '特种行业许可证',
    insurance: '骑手保险',
    store: '所属店铺',
    number: '证照编号',
    numberHint: '请输入证照上的编号',
    until: '有效期至',
    photo: '证照照片',
  },
})
