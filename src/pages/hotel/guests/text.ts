import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Saved guests',
    empty: 'No saved guests',
    emptyText: 'Save frequent guests for faster booking',
    add: 'Add a guest',
    edit: (name: string) => `Edit ${name}`,
    name: 'Name',
    hint: 'Name as on the ID',
    save: 'Save',
    remove: 'Delete',
    removeTitle: (name: string) => `Delete ${name}?`,
    keep: 'Keep',
  },
  zh: {
    title: '常用入住人',
    empty: '还没有入住人',
    emptyText: '保存常用入住人，下次预订直接选择',
    add: '新增入住人',
    edit: (name: string) => `编辑${name}`,
    name: '姓名',
    hint: '与证件姓名一致',
    save: '保存',
    remove: '删除',
    removeTitle: (name: string) => `删除${name}？`,
    keep: '保留',
  },
})
