import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { TextArea } from '@/components/form/TextArea'
import { Sheet } from '@/components/frame/Sheet'
import type { Edit, ShopModel } from '../model'
import { words } from '../text'
import styles from './edit-sheet.module.scss'

/** Edits the hours, the notice, the phone or the return address of a store. */
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
    hours: () => <Hours model={model} />,
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
    returns: () => <Returns model={model} />,
    phone: () => <Field placeholder={t.phone} value={typed.phone} onChange={(text) => type('phone', text)} />,
  }
  return <View className={styles.edit__fields}>{parts[of]()}</View>
})

/** Destination of returns. */
const Returns = observer(function Returns({ model: { typed, type } }: { model: ShopModel }) {
  const t = words()
  return (
    <>
      <Field
        placeholder={t.returnName}
        value={typed.returnName}
        maxLength={limits.nameMax}
        onChange={(text) => type('returnName', text)}
      />
      <Field placeholder={t.returnPhone} value={typed.returnPhone} onChange={(text) => type('returnPhone', text)} />
      <Field
        placeholder={t.returnPlace}
        value={typed.returnPlace}
        maxLength={limits.returnAddressMax}
        onChange={(text) => type('returnPlace', text)}
      />
      <Field
        placeholder={t.englishName}
        value={typed.englishName}
        maxLength={limits.nameMax}
        onChange={(text) => type('englishName', text)}
      />
      <Field
        placeholder={t.englishPlace}
        value={typed.englishPlace}
        maxLength={limits.returnAddressMax}
        onChange={(text) => type('englishPlace', text)}
      />
      <Text className={styles.edit__note}>{t.returnNote}</Text>
    </>
  )
})

const Hours = observer(function Hours({ model }: { model: ShopModel }) {
  const { periods, typePeriod } = model
  const t = words()
  return (
    <>
      {periods.map(({ open, close }, place) => (
        <View key={place} className={styles.edit__period}>
          <View className={styles.edit__time}>
            <Field
              label={place ? t.opensAgain(place + 1) : t.opens}
              placeholder="10:00"
              value={open}
              maxLength={timeMax}
              onChange={(text) => typePeriod(place, { open: text })}
            />
          </View>
          <View className={styles.edit__time}>
            <Field
              label={place ? t.closesAgain(place + 1) : t.closes}
              placeholder="21:30"
              value={close}
              maxLength={timeMax}
              onChange={(text) => typePeriod(place, { close: text })}
            />
          </View>
          {periods.length > 1 && (
            <Press
              label={t.removePeriod(place + 1)}
              onPress={() => model.removePeriod(place)}
              className={styles.edit__remove}
            >
              <Icon name="trash-2" size={36} colour="ink-3" />
            </Press>
          )}
        </View>
      ))}
      {model.canAddPeriod && (
        <Button kind="outline" size={72} icon="plus" text={t.addPeriod} onPress={model.addPeriod} />
      )}
      <Text className={styles.edit__note}>{t.zone(model.shop.ready.timeZone)}</Text>
    </>
  )
})

const timeMax = 5
