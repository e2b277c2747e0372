import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'
import type { SectionModel } from './model'

const words = dictionary({
  en: {
    add: 'New section',
    rename: 'Name of the section',
    zh: 'Name in Chinese',
    en: 'Name in English',
    save: 'Save section',
  },
  zh: { add: '新增分类', rename: '修改分类', zh: '中文名称', en: '英文名称', save: '保存分类' },
})

/** Names a section of the menu. */
export const SectionSheet = observer(function SectionSheet({ model }: { model: SectionModel }) {
  const { add, rename, zh, en, save } = words()
  return (
    <Sheet open={model.open} onClose={model.close} title={model.isNew ? add : rename}>
      <View className={styles.section}>
        <Field
          placeholder={zh}
          value={model.zh}
          maxLength={limits.nameMax}
          onChange={(text) => model.write('zh', text)}
        />
        <Field
          placeholder={en}
          value={model.en}
          maxLength={limits.nameMax}
          onChange={(text) => model.write('en', text)}
        />
        <Button text={save} busy={model.busy} disabled={!model.isFine} onPress={() => void model.save()} />
      </View>
    </Sheet>
  )
})
