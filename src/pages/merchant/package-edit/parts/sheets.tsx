import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { DaySheet } from '@/components/form/DaySheet'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import { CountRow } from '@/features/merchant/CountRow'
import { FieldRow } from '@/features/merchant/FieldRow'
import type { Contents, TypedItem } from '../contents'
import type { PackageEditModel } from '../model'
import { words } from '../text'
import styles from './form.module.scss'

const amountMax = 9

/** The sheets of the form; at most one is open. */
export const PackageSheets = observer(function PackageSheets({ model }: { model: PackageEditModel }) {
  const { terms, contents } = model
  return (
    <>
      <ItemSheet contents={contents} />
      <DaySheet
        title={words().notOn}
        open={terms.addingDay}
        value=""
        future
        onClose={terms.endDay}
        onPick={terms.addDay}
      />
    </>
  )
})

/** Edits an item of a package. */
const ItemSheet = observer(function ItemSheet({ contents }: { contents: Contents }) {
  const { editing } = contents
  const t = words()
  const foot = (
    <View className={styles.sheet__foot}>
      <Button text={t.done} disabled={!contents.isFine} onPress={contents.done} />
      <Button text={t.removeItem} kind="outline" size={72} onPress={contents.remove} />
    </View>
  )
  return (
    <Sheet open={editing !== undefined} onClose={contents.close} title={t.item} foot={foot}>
      <View className={styles.sheet__fields}>{editing && <Fields contents={contents} item={editing} />}</View>
    </Sheet>
  )
})

const Fields = observer(function Fields({ contents, item }: { contents: Contents; item: TypedItem }) {
  const t = words()
  const { zh, en, count, value } = item
  return (
    <>
      <Field
        placeholder={t.itemZh}
        value={zh}
        maxLength={limits.addressMax}
        onChange={(text) => contents.write({ zh: text })}
      />
      <Field
        placeholder={t.itemEn}
        value={en}
        maxLength={limits.addressMax}
        onChange={(text) => contents.write({ en: text })}
      />
      <CountRow
        label={t.count}
        value={count}
        min={1}
        max={limits.packageItemCountMax}
        onChange={(each) => contents.write({ count: each })}
      />
      <FieldRow
        label={t.value}
        kind="digit"
        max={amountMax}
        value={value}
        error={undefined}
        onChange={(text) => contents.write({ value: text })}
      />
    </>
  )
})
