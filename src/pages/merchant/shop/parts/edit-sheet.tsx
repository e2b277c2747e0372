import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Field } from '@/components/form/Field'
import { TextArea } from '@/components/form/TextArea'
import { Sheet } from '@/components/frame/Sheet'
import type { Edit, ShopModel } from '../model'
import { words } from '../text'
import styles from './edit-sheet.module.scss'

/** Edits the hours, the notice or the phone of a store. */
export const EditSheet = observer(function EditSheet({ model }: { model: ShopModel }) {
  const { editing, busy, isFine } = model
  const t = words()
  return (
    <Sheet open={editing !== undefined} onClose={model.endEdit} title={editing ? t[editing] : ''}>
      <View className={styles.edit}>
        {editing && <Fields model={model} of={editing} />}
        <Button text={t.save} busy={busy} disabled={!isFine} onPress={() => void model.saveEdit()} />
      </View>
    </Sheet>
  )
})

const Fields = observer(function Fields({ model, of }: { model: ShopModel; of: Edit }) {
  const { typed, type } = model
  const t = words()
  const parts = {
    hours: () => (
      <>
        <Field label={t.opens} placeholder={t.opens} value={typed.open} onChange={(text) => type('open', text)} />
        <Field label={t.closes} placeholder={t.closes} value={typed.close} onChange={(text) => type('close', text)} />
        <Text className={styles.edit__note}>{t.zone(model.shop.ready.timeZone)}</Text>
      </>
    ),
    notice: () => (
      <>
        <TextArea
          label={t.inChinese}
          placeholder={t.inChinese}
          value={typed.zh}
          max={limits.feedbackMax}
          onChange={(text) => type('zh', text)}
        />
        <TextArea
          label={t.inEnglish}
          placeholder={t.inEnglish}
          value={typed.en}
          max={limits.feedbackMax}
          onChange={(text) => type('en', text)}
        />
      </>
    ),
    phone: () => <Field placeholder={t.phone} value={typed.phone} onChange={(text) => type('phone', text)} />,
  }
  return <View className={styles.edit__fields}>{parts[of]()}</View>
})
