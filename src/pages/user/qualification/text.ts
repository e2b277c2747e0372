import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Business verification',
    business: 'Business',
    company: 'Company',
    companyHint: 'As on the licence',
    code: 'Licence code',
    codeHint: '18 digits or capital letters',
    person: 'In charge',
    personHint: 'Legal representative',
    photos: 'Licence photos',
    licence: 'Business licence',
    others: 'Other documents',
    othersCaption: 'If you have any',
  },
  zh: {
    title: '资质认证',
    business: '企业信息',
    company: '企业名称',
    companyHint: '请输入营业执照上的名称',
    code: '统一社会信用代码',
    codeHint: '18位数字或大写字母',
    person: '负责人',
    personHint: '法定代表人姓名',
    photos: '证照照片',
    licence: '营业执照',
    others: '其他资质',
    othersCaption: '如有请上传',
  },
})
