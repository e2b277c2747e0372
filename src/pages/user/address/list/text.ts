import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'My addresses',
    choose: 'Choose an address',
    add: 'Add address',
    edit: (door: string) => `Edit: ${door}`,
    empty: 'No address yet',
    emptyText: 'Add one so we know where to deliver.',
  },
  zh: {
    title: '收货地址',
    choose: '选择收货地址',
    add: '新增收货地址',
    edit: (door) => `编辑：${door}`,
    empty: '还没有收货地址',
    emptyText: '添加一个地址，方便送货上门。',
  },
})
