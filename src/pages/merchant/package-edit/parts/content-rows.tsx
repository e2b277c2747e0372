import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney, yuanToFen } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Cell } from '@/components/list/Cell'
import { FormRow } from '@/components/form/FormRow'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { localized } from '@/i18n'
import type { PackageEditModel } from '../model'
import { words } from '../text'
import styles from './form.module.scss'

/** Contents of a package, with their regular price. */
export const ContentRows = observer(function ContentRows({ model }: { model: PackageEditModel }) {
  const { contents } = model
  const t = words()
  return (
    <FormRow label={t.contents} id={model.idOf('contents')} error={model.field('contents').error} look="tall" required>
      <View className={styles.form__rows}>
        {contents.items.map(({ zh, en, count, value }, place) => (
          <Cell
            key={place}
            label={localized(inBothLanguages(zh, en))}
            value={t.itemValue(count, formatMoney(yuanToFen(value) ?? 0))}
            onOpen={() => contents.start(place)}
          />
        ))}
        {contents.items.length > 0 && <Text className={styles.form__note}>{t.worth(formatMoney(contents.worth))}</Text>}
        {!contents.isFull && (
          <Button text={t.addItem} kind="outline" size={72} icon="plus" onPress={() => contents.start()} />
        )}
      </View>
    </FormRow>
  )
})
