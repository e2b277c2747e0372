import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import type { GoodsModel } from '../model'
import { words } from '../text'
import styles from './edit-sheet.module.scss'

/** Edits the names, prices and stock of an item. */
export const EditSheet = observer(function EditSheet({ model }: { model: GoodsModel }) {
  const { editing, typed, type, change, busy } = model
  const t = words()
  const rows = [
    { field: 'zh', label: t.zh, kind: 'text' },
    { field: 'en', label: t.en, kind: 'text' },
    { field: 'price', label: t.price, kind: 'digit' },
    { field: 'memberPrice', label: t.memberPrice, kind: 'digit' },
    { field: 'stock', label: t.count, kind: 'number' },
  ] as const
  return (
    <Sheet open={editing !== undefined} onClose={model.endEdit} title={t.editTitle}>
      <View className={styles.edit}>
        {rows.map(({ field, label, kind }) => (
          <View key={field} className={styles.edit__row}>
            <Text className={styles.edit__label}>{label}</Text>
            <Field
              label={label}
              placeholder={label}
              kind={kind}
              value={typed[field]}
              maxLength={limits.addressMax}
              onChange={(text) => type(field, text)}
            />
          </View>
        ))}
        <Button text={t.save} busy={busy !== ''} disabled={!change} onPress={() => void model.saveEdit()} />
      </View>
    </Sheet>
  )
})
